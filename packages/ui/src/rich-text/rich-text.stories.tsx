import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { hostileHtml } from '../samples/hostile-html.ts';
import { RichText } from './rich-text.tsx';

const article = `
  <h1>How a withdrawal is paid</h1>
  <p>Most are paid <b>within two hours</b>. The <a href="/help">help centre</a> tells more, and so does
  <a href="https://regulator.example/players">the regulator</a>.</p>
  <h2>What we ask for</h2>
  <ul><li>Your bank account</li><li>A code from your phone</li></ul>
  <blockquote>Nobody of ours will ever ask for your password.</blockquote>
  <table><thead><tr><th>Method</th><th>Takes</th></tr></thead>
  <tbody><tr><td>Instant bank QR</td><td>2 min</td></tr><tr><td colspan="2">Others: a day</td></tr></tbody></table>
  <h3>And then</h3>
  <ol start="3"><li>Confirm that it has come</li></ol>
  <p><small>As of January.</small></p>`;

const meta = preview.meta({
  title: 'RichText',
  component: RichText,
  args: { html: article, loadingLabel: 'Loading', failure: 'The text did not load.' },
  parameters: { stress: { missing: { html: '' } } },
});

/** The sanitiser is a separate file. */
const slow = { timeout: 10_000 };

export const Article = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'How a withdrawal is paid' }, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'And then' })).toBeVisible();
    const inside = canvas.getByRole('link', { name: 'help centre' });
    await expect(inside).toHaveAttribute('href', '/help');
    await expect(inside).not.toHaveAttribute('target');
    const outside = canvas.getByRole('link', { name: 'the regulator' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('cell', { name: 'Others: a day' })).toHaveAttribute(
      'colspan',
      '2',
    );
  },
});

export const UnderAHeading = meta.story({
  name: 'Limits headings to six levels',
  args: { html: '<h3>One</h3><h4>Two</h4><h6>Three</h6>', headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 4, name: 'One' }, slow)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 5, name: 'Two' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 6, name: 'Three' })).toBeVisible();
  },
});

const harmless = ['href', 'src', 'alt', 'loading', 'decoding', 'dir', 'lang', 'target', 'rel'];

export const Hostile = meta.story({
  name: 'Strips unsafe content and keeps the text',
  render: (args) => (
    <>
      {hostileHtml.map((html) => (
        <section key={html}>
          <RichText {...args} html={html} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll('section')];
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), {
      timeout: 10_000,
    });
    await expect(sections).toHaveLength(hostileHtml.length);
    for (const [index, section] of sections.entries()) {
      const html = hostileHtml[index];
      await expect(section.textContent, html).toContain('told');
      // Below the component's own element everything is the text's.
      for (const element of section.querySelectorAll('section > div *')) {
        await expect(['A', 'P', 'DIV', 'IMG', 'TABLE', 'TBODY'], html).toContain(element.tagName);
        for (const { name } of element.attributes) await expect(harmless, html).toContain(name);
      }
      for (const link of section.querySelectorAll('a')) {
        await expect(link.protocol, html).toBe('https:');
      }
      for (const picture of section.querySelectorAll('img')) {
        await expect(new URL(picture.src).origin, html).toBe(location.origin);
      }
    }
    await new Promise((done) => setTimeout(done, 100));
    await expect(Reflect.get(window, 'wasRun')).toBeUndefined();
    await expect(document.querySelector('base[href*="evil"], link[href*="evil"]')).toBeNull();
  },
});

export const Pictures = meta.story({
  name: 'Shows images from allowed hosts only',
  args: {
    html: '<p><img src="https://img.house.example/a.png" alt="A lily" width="40" height="20"></p><p><img src="https://evil.example/a.png" alt="A stranger"></p>',
    imageHosts: ['img.house.example'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'A lily' }, slow)).toHaveAttribute(
      'width',
      '40',
    );
    await expect(canvas.queryByRole('img', { name: 'A stranger' })).toBeNull();
    await expect(canvas.getByText('A stranger')).toBeVisible();
  },
});
export const PlainWords = meta.story({
  name: 'Plain text',
  args: { html: 'Five is less than six: 5 < 6.' },
});
export const InBengali = meta.story({
  args: {
    html: '<h1>জমার নিয়ম</h1><p>গেম খোলা থাকবে। কাজ শেষ না হওয়া পর্যন্ত ট্রান্সফার অপেক্ষা করবে।</p>',
    lang: 'bn',
  },
});
export const RightToLeft = Article.extend({ globals: { language: 'RTL' } });
