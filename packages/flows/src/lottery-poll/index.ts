export { longestPoll, nextPoll } from './lottery-poll.ts';
