import { maxImageBytes } from '@livery/api/contract/files';
import { expect, test } from 'vitest';
import { imagesProblem } from './images.ts';

const image = (type = 'image/png', bytes = 10) => new Blob([new Uint8Array(bytes)], { type });

test('a proof is one to three images, with those that the platform has', () => {
  expect(imagesProblem([])).toBe('required');
  expect(imagesProblem([image()])).toBeUndefined();
  expect(imagesProblem([image(), image(), image()])).toBeUndefined();
  expect(imagesProblem([image(), image(), image(), image()])).toBe('tooMany');
  expect(imagesProblem([image()], 2)).toBeUndefined();
  expect(imagesProblem([image()], 3)).toBe('tooMany');
});

test('an image is PNG or JPEG of 5 MB at most', () => {
  expect(imagesProblem([image('image/jpeg', maxImageBytes)])).toBeUndefined();
  expect(imagesProblem([image(), image('image/png', maxImageBytes + 1)])).toBe('tooLarge');
  expect(imagesProblem([image(), image('image/gif')])).toBe('type');
});
