import { describe, expect, it } from 'vitest';
import { contactsOf } from './contacts.ts';

describe('contacts', () => {
  it('offers the merchant’s own service first and leaves out what a merchant does not have', () => {
    expect(
      contactsOf({
        email: 'help@mayura.example',
        telegram: 'https://telegram.example/mayura',
        customerService: 'https://mayura.example/service',
      }),
    ).toEqual([
      { kind: 'customerService', href: 'https://mayura.example/service' },
      { kind: 'telegram', href: 'https://telegram.example/mayura' },
      { kind: 'email', href: 'mailto:help@mayura.example' },
    ]);
    expect(contactsOf({})).toEqual([]);
  });
});
