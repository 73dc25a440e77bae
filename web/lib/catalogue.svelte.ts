/** The games that the server has. One without a `ui/` of its own is known by this alone, and played by the list of moves. */
import { api, type Catalogue, type Game } from './api.ts';
import { GAMES } from './games.ts';

let games: Game[] = $state.raw([]);

/** Ask for the games and the bots, in the language in force. */
export async function loadCatalogue(): Promise<Catalogue> {
  const found = await api<Catalogue>('GET', '/games');
  games = found.games;
  return found;
}

export const entryOf = (game: string): Game | undefined => games.find((found) => found.game === game);

/** The games that bring nothing of their own for the browser. */
export const plainGames = (): Game[] => games.filter(({ game }) => !GAMES[game]);

export const titleOf = (game: string): string => GAMES[game]?.title ?? entryOf(game)?.title ?? game;
