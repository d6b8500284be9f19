import { expect, test } from 'vitest';
import { begun, mayResend, noCountdown, runs, secondsLeft } from './countdown.ts';

function countdownOf(seconds: number) {
  let time = 1000;
  const countdown = noCountdown(() => time);
  const running = { ...countdown, ...begun(countdown, 'a', seconds) };
  return { running, goTo: (ms: number) => (time = ms) };
}

test('runs until the very moment at which another code can be requested', () => {
  const { running, goTo } = countdownOf(60);
  expect([runs(running), mayResend(running, 'a')]).toEqual([true, false]);
  goTo(60_999);
  expect([runs(running), mayResend(running, 'a')]).toEqual([true, false]);
  goTo(61_000);
  expect([runs(running), mayResend(running, 'a')]).toEqual([false, true]);
});

test('is one for each number or method', () => {
  const { running } = countdownOf(60);
  expect(mayResend(running, 'b')).toBe(true);
  expect(secondsLeft(running, 'b')).toBe(0);
});

test('shows whole seconds, the last of them until it is over', () => {
  const { running } = countdownOf(60);
  expect(secondsLeft(running, 'a')).toBe(60);
  expect(secondsLeft({ ...running, tickedAt: 60_999 }, 'a')).toBe(1);
  expect(secondsLeft({ ...running, tickedAt: 61_000 }, 'a')).toBe(0);
  expect(secondsLeft({ ...running, tickedAt: 99_000 }, 'a')).toBe(0);
});
