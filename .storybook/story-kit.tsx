import type { EndpointId } from '@livery/api/contract';
import type { MessageId } from '@livery/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import { Root } from '../sites/web/src/app/root.tsx';
import { createSiteRouter } from '../sites/web/src/app/router.ts';
import { useServices } from '../sites/web/src/app/services.tsx';
import type { Held, SandboxParameters } from './sandbox.ts';
import { platformSwitch, withSite } from './site.tsx';
import type { storyGlobalsOf } from './story-globals.ts';

/** The whole site at an address: what a visitor sees, with header and footer. */
export function SiteAt({ address }: { address: string }) {
  const services = useServices();
  const [router] = useState(() =>
    createSiteRouter(services, createMemoryHistory({ initialEntries: [address] })),
  );
  return <Root router={router} />;
}

/**
 * What the stories of a page share: the whole site, opened at an address. Their title and tags stand in the story file itself,
 * which Storybook reads without running it.
 *
 * @param sandbox what the platform is like, for a story that does not say so itself
 */
export const pageAt = (address: string, sandbox?: SandboxParameters) => ({
  component: SiteAt,
  args: { address },
  decorators: [withSite],
  parameters: { room: 'page' as const, ...(sandbox ? { sandbox } : {}) },
});

export const desktop = { viewport: { value: 'desktop', isRotated: false } };
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Longer than any test waits. */
export const late = { kind: 'delay', ms: 100_000 } as const;
export const down = { kind: 'status', status: 500 } as const;

/** As much of a story's context as the steps below need. */
export type Playing = Parameters<typeof storyGlobalsOf>[0] & {
  readonly canvas: ReturnType<typeof within>;
  readonly loaded: Record<string, unknown>;
  readonly userEvent: {
    readonly type: (element: Element, text: string) => Promise<void>;
    readonly clear: (element: Element) => Promise<void>;
    readonly click: (element: Element) => Promise<void>;
    readonly keyboard: (text: string) => Promise<void>;
    readonly paste: (text: string) => Promise<void>;
  };
};

/** How long a story waits for what the platform or a page's code brings. */
export const slow = { timeout: 15_000 };

/** A platform on which somebody is logged in. */
export const as = (username: string) => ({ signedIn: { as: username } });

/** Nothing is wider than its window. */
export const fits = ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

/** The buttons that say this; the name of one may also tell of what it is. */
export const buttonsThatSay = (story: Playing, label: string): HTMLElement[] =>
  story.canvas.queryAllByRole('button').filter((each: HTMLElement) => each.textContent === label);

/** Chooses a file, as its picker would. */
export function chooseFile(chooser: HTMLInputElement | null, file: File): void {
  if (!chooser) throw new Error('There is nothing to choose a file with.');
  const files = new DataTransfer();
  files.items.add(file);
  chooser.files = files.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Steps that reach a state in any language and brand: parts of the page are named by the id of their words, never by the
 * words themselves.
 */
export function stepsOf(story: Playing) {
  const { canvas, userEvent } = story;
  const words = story.loaded.words as i18n;
  /** The words of an id, in the story's language. */
  const t = (id: MessageId, values: Record<string, unknown> = {}): string =>
    words.t(id, { ...values, lng: words.language });
  /** The words of an id as a pattern, with anything in the place of its values. */
  const pattern = (id: MessageId): RegExp => {
    const gap = '\u0000';
    const options = {
      ...{
        place: gap,
        time: gap,
        asked: gap,
        version: gap,
        date: gap,
        amount: gap,
        reference: gap,
        count: 2,
      },
      interpolation: { escapeValue: false },
    };
    const text = words.t(id, options as Record<string, unknown>) as string;
    const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // A count is a number, and its words may differ by it.
    return new RegExp(literal.replaceAll(gap, '.+').replace(/2|২|२|๒/, '\\p{Nd}+'), 'u');
  };

  /** An element by its text. The words may load with the page's code, so they are looked up again at each attempt. */
  const text = (id: MessageId, values?: Record<string, unknown>) =>
    waitFor(() => canvas.getByText(t(id, values)), slow);
  /**
   * A part by its role and name. The page under a dialog is out of reach, which testing-library cannot see; to look here
   * is also far quicker in a page with many parts.
   */
  const reached = (name: MessageId | RegExp, ...roles: string[]) => {
    const found = roles.flatMap((role) =>
      canvas.queryAllByRole(role, {
        name: typeof name === 'string' ? t(name) : name,
        hidden: true,
      }),
    );
    return only(found, `${roles.join(' or ')} "${name}"`);
  };
  const part = (name: MessageId | RegExp, ...roles: string[]) =>
    waitFor(() => reached(name, ...roles), slow);
  /** A dialog, once its way in has ended: until then it is half to be seen through. */
  const dialog = (id: MessageId) =>
    waitFor(() => {
      const found = reached(id, 'dialog', 'alertdialog');
      expect(found.closest('[data-state]')).toHaveAttribute('data-state', 'open');
      return found;
    }, slow);
  const button = (name: MessageId | RegExp) => part(name, 'button');
  const field = (id: MessageId) =>
    waitFor(
      () => only(canvas.queryAllByLabelText(t(id), { selector: 'input' }), `field "${id}"`),
      slow,
    );

  async function fill(id: MessageId, value: string): Promise<void> {
    const input = await field(id);
    await userEvent.clear(input);
    if (value) await userEvent.type(input, value);
    // The form may be another one by now.
    if (!input.isConnected) await fill(id, value);
  }
  async function press(name: MessageId | RegExp): Promise<void> {
    await userEvent.click(await button(name));
  }

  /** Fills the login form in and sends it. */
  async function logIn(username: string, password = 'Play4fun'): Promise<void> {
    await fill('session.login.username', username);
    await fill('session.login.password', password);
    await press('session.login.submit');
  }

  return {
    t,
    pattern,
    text,
    part,
    field,
    button,
    fill,
    press,
    heading: (id: MessageId) => part(id, 'heading'),
    /** Things that belong together by name; choices of which one is taken are a radio group. */
    group: (id: MessageId) => part(id, 'group', 'radiogroup'),
    dialog,
    /** A text is to be seen. */
    sees: (id: MessageId, values?: Record<string, unknown>) =>
      waitFor(() => {
        const found = canvas.getByText(t(id, values));
        expect(found).toBeVisible();
        return found;
      }, slow),
    /** A button is under way: it takes no press. */
    waits: (id: MessageId) =>
      waitFor(() => expect(reached(id, 'button')).toHaveAttribute('aria-busy', 'true'), slow),
    /** Keeps the answers of a call back. */
    hold: (id: EndpointId) => (story.loaded.hold as (id: EndpointId) => Held)(id),

    logIn,
    /** Logs in wrongly until the platform asks for a captcha. */
    async untilCaptcha(username = 'mira2026'): Promise<void> {
      for (const wrong of ['one', 'two', 'three']) {
        await logIn(username, wrong);
        await text('platform.login.wrong');
        await button('session.login.submit');
      }
    },
    /** From the login form to one of the second step's ways. */
    async stepBy(way: MessageId): Promise<void> {
      await logIn('faraway2026');
      await press(pattern(way));
    },
    /** Opens the member's menu in the header. */
    async openMenu(): Promise<void> {
      await press(new RegExp(t('session.member.menu', { name: '.+' })));
    },
    /** A flow has led home, as a member, and home has come to rest: what is judged of it then is no page half drawn. */
    async arrivesHome(): Promise<void> {
      await button(new RegExp(t('session.member.menu', { name: '.+' })));
      await waitFor(() => expect(document.getElementById('winners')).not.toBeNull(), slow);
      // By time alone: `waitFor` also looks at each change.
      let before = 0;
      for (let rests = 0, looks = 0; rests < 3; looks += 1) {
        if (looks === 80) throw new Error('Home does not come to rest.');
        await new Promise((done) => setTimeout(done, 250));
        const count = document.querySelectorAll('*').length;
        rests = count === before ? rests + 1 : 0;
        before = count;
      }
    },
    /** Has a code sent to a number, and gives it as the platform's inbox has it. */
    async receiveCode(number: string): Promise<string> {
      await press('session.step.send');
      await text('entry.field.verificationCode');
      await waitFor(
        () => expect(canvas.queryByText(pattern('session.step.sentTo'))).not.toBeNull(),
        slow,
      );
      const inbox = (await platformSwitch(story, 'inbox')) as { to: string; code: string }[];
      return inbox.find(({ to }) => to.endsWith(number))?.code ?? '';
    },
    /** Opens another of a row of tabs. */
    async openTab(id: MessageId): Promise<void> {
      await userEvent.click(await part(id, 'tab'));
    },
    /** Ticks a box, or takes its tick away. */
    async tick(id: MessageId | RegExp): Promise<void> {
      await userEvent.click(await part(id, 'checkbox'));
    },
    /** Moves the platform's clock forward. */
    async passMinutes(minutes: number): Promise<void> {
      const body = { offsetMs: minutes * 60_000 };
      await platformSwitch(story, 'clock', { method: 'PUT', body });
    },
    /** The session ends, which a look at the page shows, and somebody logs in over the page, which waits. */
    async logInAgain(username: string): Promise<void> {
      await platformSwitch(story, 'sessions', { method: 'PUT', body: { end: 'EXPIRED' } });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await dialog('session.login.again');
      await logIn(username);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), slow);
    },
    /** Ends the member's session on the platform, which the page does not know yet. */
    async endSession(end: 'EXPIRED' | 'SIGNED_IN_ELSEWHERE' | 'PASSWORD_CHANGED'): Promise<void> {
      await platformSwitch(story, 'sessions', { method: 'PUT', body: { end } });
    },
  };
}

/** The one among some that a visitor can reach. */
function only(found: readonly HTMLElement[], what: string): HTMLElement {
  const reached = found.filter(
    (each) => !each.closest('[aria-hidden="true"], [inert]') && each.checkVisibility(),
  );
  const [one] = reached;
  if (!one || reached.length > 1) {
    throw new Error(`Expected one ${what} within reach, found ${reached.length}.`);
  }
  return one;
}
