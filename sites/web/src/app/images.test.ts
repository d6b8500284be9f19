import { describe, expect, it } from 'vitest';
import { vendorIconUrl } from './images.ts';

describe('vendor icon', () => {
  it('follows the image host pattern [spec 2.68] [spec 9.52]', () => {
    const path = '/TCG_PROD_IMAGES/RNG_LIST_VENDOR/TCG_SEA-COLOR.png';
    expect(vendorIconUrl('https://img.example', 'TCG_SEA')).toBe(`https://img.example${path}`);
    expect(vendorIconUrl('/lgw/img/', 'TCG_SEA')).toBe(`/lgw/img${path}`);
  });

  it('keeps a code from leaving its folder', () => {
    expect(vendorIconUrl('/img', '../x')).toBe(
      '/img/TCG_PROD_IMAGES/RNG_LIST_VENDOR/..%2Fx-COLOR.png',
    );
  });
});
