// `npm run shots`: screenshots of the home page in every brand. `npm run shots -- pages`: every public page on two
// contact sheets. `npm run shots -- stories "<title>"`: screenshots of stories.
import { type Browser, chromium } from 'playwright';
import { browserArguments, ensureBrowser } from '../browser.ts';
import { shootHome } from './home.ts';
import { help, optionsOf } from './options.ts';
import { shootPages } from './pages.ts';
import { shootStories } from './stories.ts';

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser((line) => process.stdout.write(`${line}\n`)),
    args: browserArguments,
  });
}

const options = optionsOf(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(`${options}\n\n${help}`);
  process.exitCode = 2;
} else if (options.what === 'help') {
  process.stdout.write(help);
} else if (options.what === 'home') {
  await shootHome(launch);
} else if (options.what === 'pages') {
  await shootPages(launch);
} else {
  process.exitCode = (await shootStories(options, launch)) ? 0 : 1;
}
