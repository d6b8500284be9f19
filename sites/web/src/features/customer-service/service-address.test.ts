import type { Client } from '@livery/api';
import { createServicePathDecoder, ServicePathError } from '@livery/api/customer-service';
import { encodeServicePath } from '@livery/api/service-path';
import { describe, expect, it } from 'vitest';
import { serviceAddress, serviceKind } from './service-address.ts';

const decoder = createServicePathDecoder({ origin: 'https://site.example' });
const vip = {
  csType: 'VIP',
  csPosition: 5,
  path: 'https://help.example/chat?queue=vip',
  title: 'VIP',
} as const;
const chat = encodeServicePath('https://help.example/chat', 'Ab3dEf7h');

/** A platform whose service link has these entries. */
function platform(pathList: { type: number; path: string; title: string }[]) {
  const asked: string[] = [];
  const client: Pick<Client, 'call'> = {
    // The one call that is made; its answer is typed by its contract.
    call: (async ({ id }: { id: string }) => {
      asked.push(id);
      return { pathList };
    }) as Client['call'],
  };
  return { asked, client };
}

describe('the service of a member [spec 6.06]', () => {
  const withRank = (rankLevel: number) =>
    serviceKind({ memberLabel: [{ labelName: '', rankLevel }] });

  it('is the VIP service above rank 4, and the live chat up to it', () => {
    expect([1, 4, 5, 9].map(withRank)).toEqual(['LIVECHAT', 'LIVECHAT', 'VIP', 'VIP']);
  });

  it('is the live chat for guests and members without a rank', () => {
    expect(serviceKind({})).toBe('LIVECHAT');
    expect(serviceKind({ memberLabel: [{ labelName: 'Lucky' }] })).toBe('LIVECHAT');
  });

  it('has its own address where the platform names one', async () => {
    const { client, asked } = platform([]);
    const address = await serviceAddress('VIP', { client, entries: [vip], decoder });
    expect(address?.href).toBe('https://help.example/chat?queue=vip');
    expect(asked).toEqual([]);
  });

  it('is the live chat where the platform names no VIP service', async () => {
    const { client } = platform([{ type: 3, path: chat, title: 'Chat' }]);
    const address = await serviceAddress('VIP', { client, entries: [], decoder });
    expect(address?.href).toBe('https://help.example/chat');
  });
});

describe('the live chat [spec 7.55]', () => {
  const addressIn = (pathList: { type: number; path: string; title: string }[]) =>
    serviceAddress('LIVECHAT', { ...platform(pathList), entries: [vip], decoder });

  it('is the entry of type 3, deciphered by its last eight characters', async () => {
    const page = { type: 1, path: 'https://elsewhere.example', title: 'Page' };
    const address = await addressIn([page, { type: 3, path: chat, title: 'Chat' }]);
    expect(address?.href).toBe('https://help.example/chat');
  });

  it('is absent without an entry of type 3', async () => {
    expect(await addressIn([])).toBeUndefined();
  });

  it('is refused when it leads to an address that must not be opened', async () => {
    const path = encodeServicePath('http://help.example/chat', 'Ab3dEf7h');
    await expect(addressIn([{ type: 3, path, title: 'Chat' }])).rejects.toBeInstanceOf(
      ServicePathError,
    );
  });
});
