import { expect, it } from 'vitest';
import { appCodes, systemOf } from './systems.ts';

const own = 'https://play.example/down';
const resource = (resourceType: string, url: string) => ({ resourceType, url, labelNameEn: 'x' });

it('encodes the addresses of the platform, and the page itself in their place [spec 2.13]', () => {
  const ios = `${own}?system=ios`;
  expect(appCodes([], own)).toEqual([
    { system: 'android', url: `${own}?system=android` },
    { system: 'ios', url: ios },
  ]);
  const android = resource('ANDROID_APP', 'https://apps.example/android');
  const unsafe = resource('IOS_APP', 'http://apps.example/ios');
  expect(appCodes([android, unsafe], own)).toEqual([
    { system: 'android', url: 'https://apps.example/android' },
    { system: 'ios', url: ios },
  ]);
});

it('encodes no address of a page whose host is not known', () => {
  expect(appCodes([], undefined).map(({ url }) => url)).toEqual([undefined, undefined]);
});

it('opens the guide that the address asks for, else the first', () => {
  expect([systemOf('ios'), systemOf('desktop'), systemOf('amiga'), systemOf(undefined)]).toEqual([
    'ios',
    'desktop',
    'android',
    'android',
  ]);
});
