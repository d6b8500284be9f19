export { nextPoll } from './lottery-poll.ts';
