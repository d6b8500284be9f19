import { describe, expect, it } from 'vitest';
import { appTargets } from './app-targets.ts';

const resource = (resourceType: string, url: string) => ({ resourceType, url, labelNameEn: '' });

describe('app targets', () => {
  it('shows Android, then iOS, whatever the order of the platform', () => {
    expect(
      appTargets([
        resource('IOS_APP', 'https://app.example/ios'),
        resource('HELP', 'https://app.example/help'),
        resource('ANDROID_APP', 'https://app.example/android'),
      ]),
    ).toEqual([
      { system: 'android', url: 'https://app.example/android' },
      { system: 'ios', url: 'https://app.example/ios' },
    ]);
  });

  it('leaves out an address that is not https', () => {
    expect(appTargets([resource('ANDROID_APP', 'javascript:alert(1)')])).toEqual([]);
    expect(appTargets([resource('IOS_APP', 'http://app.example/ios')])).toEqual([]);
  });
});
