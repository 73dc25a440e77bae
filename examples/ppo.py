"""Proximal policy optimisation in NumPy alone: learns to beat `random`, in a few minutes on one core.

    python examples/ppo.py                       # Ithaca for two; writes ppo.json (the curve) and ppo.npz (the network)
    python examples/ppo.py --game derby --players 3 --minutes 5
    python examples/ppo.py --plot docs/ppo.svg

One seat of each game is the learner's, the others play at random. All games run side by side in `olympus.rl.vector`:
the network sees what the learner's seat sees and chooses among its legal moves.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # the products are small: threads would wait for each other

import numpy as np

from olympus.rl import vector

GAMES = 128
STEPS = 128
"""Moves in each game between two updates, everybody's counted."""
HIDDEN = 128
LAMBDA, CLIP, ENTROPY = 0.95, 0.2, 0.01
EPOCHS, BATCH, RATE = 3, 1024, 1e-3


class Network:
    """Two layers: the logits of all moves, and how well the seat is expected to do."""

    def __init__(self, inputs: int, moves: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, 1.0),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, moves + 1, 0.1),
            np.zeros(moves + 1, np.float32),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the logarithms of the moves' probabilities, and the values."""
        w1, b1, w2, b2 = self.weights
        hidden = np.tanh(seen @ w1 + b1)
        out = hidden @ w2 + b2
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return hidden, logits, out[:, -1]

    def learn(self, seen: np.ndarray, hidden: np.ndarray, slope: np.ndarray) -> None:
        """A step of Adam against the slope of the loss at the outputs."""
        w2 = self.weights[2]
        inner = (slope @ w2.T) * (1 - hidden * hidden)
        slopes = [seen.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0)]
        size = np.sqrt(sum(float((s * s).sum()) for s in slopes))
        self.updates += 1
        for w, m, v, s in zip(self.weights, self.first, self.second, slopes, strict=True):
            s = s * min(1.0, 0.5 / (size + 1e-8))
            m += 0.1 * (s - m)
            v += 0.001 * (s * s - v)
            w -= RATE * (m / (1 - 0.9**self.updates)) / (np.sqrt(v / (1 - 0.999**self.updates)) + 1e-8)


def features(observations: np.ndarray) -> np.ndarray:
    """Figures of a view as the network takes them: small, -1 (nothing there) apart from 0."""
    figures = observations.astype(np.float32)
    return np.sign(figures) * np.log1p(np.abs(figures)) * np.float32(0.5)


def choose(logits: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A move for each row, as likely as the network says (Gumbel's way)."""
    return np.argmax(logits - np.log(-np.log(rng.random(logits.shape, np.float32) + 1e-10) + 1e-10), axis=1)


class Learner:
    def __init__(self, game: str, players: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.env = vector.make(game, GAMES, players=players, seed=seed)
        self.seats = np.arange(GAMES) % players
        self.network = Network(self.env.observations.shape[1], self.env.moves, self.rng)

    def collect(self) -> tuple[list[np.ndarray], float, int]:
        """Play on; what the learner saw, did and got out of it, and its share of the games that ended."""
        env, everyone = self.env, np.arange(GAMES)
        kept = []
        for _ in range(STEPS):
            own = np.flatnonzero(env.actors == self.seats)
            seen, masks = features(env.observations[own]), env.masks[own] > 0
            _, logits, values = self.network.forward(seen, masks)
            moves = env.sample()
            moves[own] = chosen = choose(logits, self.rng)
            likely = logits[np.arange(len(own)), chosen]
            env.step(moves)
            reward = env.rewards[everyone, self.seats] - env.dones / np.float32(env.players)
            kept.append((own, seen, masks, chosen, likely, values, reward, env.dones.copy()))
        shares = [1 / env.players + reward[dones] for *_, reward, dones in kept]
        ended = np.concatenate(shares)
        return self.advantages(kept), float(ended.mean()) if len(ended) else np.nan, len(ended)

    def advantages(self, kept: list[tuple[np.ndarray, ...]]) -> list[np.ndarray]:
        """Generalised advantages, backwards through each game from one own decision to the one before."""
        after, advantage = np.zeros(GAMES, np.float32), np.zeros(GAMES, np.float32)
        pending = np.zeros(GAMES, np.float32)
        known = np.zeros(GAMES, bool)  # whether what follows a decision is within these steps
        found: list[list[np.ndarray]] = []
        for own, seen, masks, chosen, likely, values, reward, dones in reversed(kept):
            pending[dones] = reward[dones]
            after[dones] = advantage[dones] = 0
            known |= dones
            delta = pending[own] + after[own] - values
            advantage[own] = delta + LAMBDA * advantage[own]
            use = known[own]
            found.append(
                [x[use] for x in (seen, masks, chosen, likely, advantage[own], advantage[own] + values)]
            )
            advantage[own[~use]] = 0
            after[own], pending[own] = values, 0
            known[own] = True
        return [np.concatenate(column) for column in zip(*found, strict=True)]

    def update(self, data: list[np.ndarray]) -> None:
        seen, masks, chosen, likely, advantage, target = data
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(seen))
            for at in range(0, len(order), BATCH):
                self.descend(
                    *(x[order[at : at + BATCH]] for x in (seen, masks, chosen, likely, advantage, target))
                )

    def descend(
        self,
        seen: np.ndarray,
        masks: np.ndarray,
        chosen: np.ndarray,
        likely: np.ndarray,
        advantage: np.ndarray,
        target: np.ndarray,
    ) -> None:
        """The slope of PPO's clipped loss, less entropy, plus the squared error of the values."""
        hidden, logits, values = self.network.forward(seen, masks)
        rows = np.arange(len(chosen))
        ratio = np.exp(logits[rows, chosen] - likely)
        clipped = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(clipped, 0, -ratio * advantage)
        chances = np.exp(logits)
        slope = -chances * weight[:, None]
        slope[rows, chosen] += weight
        spread = np.where(masks, logits, 0)
        spread = spread - (chances * spread).sum(1, keepdims=True)
        slope += ENTROPY * chances * spread
        whole = np.concatenate([slope, (values - target)[:, None]], 1).astype(np.float32)
        self.network.learn(seen, hidden, whole / len(chosen))


def train(
    game: str, players: int, minutes: float, updates: int, seed: int, say: bool = True
) -> dict[str, Any]:
    """The learning curve: seconds, moves played, and the learner's share of wins against random players."""
    learner = Learner(game, players, seed)
    begun, curve, ended_so_far = time.perf_counter(), [], 0
    for number in range(1, updates + 1):
        data, share, ended = learner.collect()
        learner.update(data)
        ended_so_far += ended
        seconds = time.perf_counter() - begun
        curve.append({"update": number, "seconds": round(seconds, 1), "moves": number * GAMES * STEPS})
        curve[-1] |= {"games": ended, "share": None if np.isnan(share) else round(share, 4)}
        if say and number % 5 == 0:
            recent = [point for point in curve[-5:] if point["share"] is not None]
            games = sum(point["games"] for point in recent) or 1
            mean = sum(point["share"] * point["games"] for point in recent) / games
            print(
                f"{number:4d} updates  {seconds:6.1f} s  {ended_so_far:7d} games  share of wins {mean:.3f}",
                flush=True,
            )
        if seconds > 60 * minutes:
            break
    return {"game": game, "players": players, "curve": curve, "network": learner.network.weights}


def plot(found: dict[str, Any], path: Path) -> None:
    """The curve as an SVG: the share of wins against what is even."""
    width, height, left, top = 640, 320, 56, 34
    curve = [point for point in found["curve"] if point["share"] is not None]
    end = curve[-1]["seconds"]
    even = 1 / int(found["players"])
    inner_w, inner_h = width - left - 20, height - top - 46

    def x(seconds: float) -> float:
        return round(left + inner_w * seconds / end, 1)

    def y(share: float) -> float:
        return round(top + inner_h * (1 - share), 1)

    smooth = []
    for i, point in enumerate(curve):
        near = curve[max(0, i - 4) : i + 5]
        games = sum(p["games"] for p in near)
        smooth.append((x(point["seconds"]), y(sum(p["share"] * p["games"] for p in near) / games)))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{left}" y="20" font-size="14">PPO against random: {str(found["game"]).title()}, '
        f"{found['players']} players</text>",
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        lines.append(f'<path d="M{left} {y(share)}H{width - 20}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 8}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>')
    for part in range(6):
        at = end * part / 5
        lines.append(f'<text x="{x(at)}" y="{height - 26}" text-anchor="middle">{at:.0f}</text>')
    lines += [
        f'<path d="M{left} {y(even)}H{width - 20}" stroke="#b33" stroke-dasharray="5 4"/>',
        f'<text x="{width - 24}" y="{y(even) - 5}" text-anchor="end" fill="#b33">even</text>',
        *(f'<circle cx="{x(p["seconds"])}" cy="{y(p["share"])}" r="1.6" fill="#9bc"/>' for p in curve),
        f'<polyline points="{" ".join(f"{a},{b}" for a, b in smooth)}" fill="none" stroke="#147" stroke-width="2"/>',
        f'<text x="{left + inner_w / 2}" y="{height - 8}" text-anchor="middle">seconds of training, one core</text>',
        "</svg>",
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--game", default="ithaca")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--minutes", type=float, default=3.0)
    asked.add_argument("--updates", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--plot", type=Path)
    asked.add_argument("--save", type=Path, help="a folder for ppo.json and ppo.npz")
    given = asked.parse_args()
    found = train(given.game, given.players, given.minutes, given.updates, given.seed)
    if given.plot:
        plot(found, given.plot)
    if given.save:
        np.savez_compressed(given.save / "ppo.npz", *found.pop("network"))
        (given.save / "ppo.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
