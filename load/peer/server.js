// boardgame.io's own server, as its documentation starts it, with a game whose state and moves are about as
// large as a four-player table of ours: a view of some 6 kB for each player, hidden hands taken out by playerView.
// Like ours it is over after so many moves.
const { Server, Origins } = require('boardgame.io/server');

const LENGTH = Number(process.argv[3]);
const CREATURES = ['Dragon', 'Gryphon', 'Lamassu', 'Pegasus', 'Phoenix', 'Sylph'];

function card(n) {
  return { text: `${CREATURES[n % 6]} ${3 + (n % 4)}/${1 + (n % 2)}`, creature: CREATURES[n % 6], fast: 3 + (n % 4), bonus: 2, slow: 1 + (n % 2) };
}

const race = {
  name: 'race',
  setup: ({ ctx, random }) => ({
    phase: 'bets',
    players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      seat, god: 'odin', points: 0, bets: [], hand: Array.from({ length: 5 }, (_, i) => `X${i + 1}`), won: [], lost: [],
      powers: [{ power: 'one', spent: false }, { power: 'two', spent: false }, { power: 'three', spent: false }],
    })),
    track: { finish: 24, crossed: null, creatures: CREATURES.map((creature, i) => ({ creature, sector: 0, order: i + 1, finished: false })) },
    holders: Array.from({ length: ctx.numPlayers }, (_, holder) => ({
      holder, size: 8, cards: random.Shuffle(Array.from({ length: 8 }, (_, i) => card(i + holder))), known: [],
    })),
    discards: Array.from({ length: 12 }, (_, i) => ({ ...card(i), count: 1 })),
    tricks: Array.from({ length: 8 }, (_, i) => ({ ...card(i), count: 1 })),
    bets: Array.from({ length: 8 }, (_, i) => ({ bet: `X${i}`, wins: ['first', 'second'], vp: i })),
  }),
  endIf: ({ G }) => (G.players.reduce((all, p) => all + p.points, 0) >= LENGTH ? { winner: '0' } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((p) => (String(p.seat) === playerID ? p : { ...p, hand: null })),
    holders: G.holders.map((h) => (h.holder === Number(playerID) || (h.holder + 1) % G.players.length === Number(playerID) ? h : { ...h, cards: null })),
  }),
  moves: {
    play: ({ G, ctx, events, random }, pick) => {
      const seat = Number(ctx.currentPlayer);
      const holder = G.holders[seat];
      const played = holder.cards[pick % 8];
      const creature = G.track.creatures.find((c) => c.creature === played.creature);
      creature.sector = (creature.sector + played.fast) % 24;
      G.track.creatures.slice().sort((a, b) => b.sector - a.sector).forEach((c, i) => { c.order = i + 1; });
      holder.cards[pick % 8] = card(random.Die(30));
      G.discards[pick % 12] = { ...played, count: 1 };
      G.players[seat].points += 1;
      events.endTurn();
    },
  },
};

const port = Number(process.argv[2]);
Server({ games: [race], origins: [Origins.LOCALHOST] }).run(port, () => console.log('up'));
