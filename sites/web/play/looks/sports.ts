import { runSports } from '../sports/run.ts';

/** Slips on matches: they have no rounds, so they are a game of their own kind. */
runSports();
