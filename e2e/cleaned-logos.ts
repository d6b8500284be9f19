import { hostileLogos } from '@livery/theme/hostile-logos';
import { cleanLogo } from '@livery/theme/logo';

/** Larger ones are about time alone; characters. */
const longest = 5000;

/** Prints the hostile logos after cleaning as JSON. A program of its own, since the test runner does not read our sources. */
const cleaned = hostileLogos
  .filter(({ svg, fate }) => fate === 'cleaned' && svg.length < longest)
  .flatMap(({ name, svg }) => {
    const logo = cleanLogo(svg, name);
    return logo.ok ? [{ name, svg: logo.value.svg }] : [];
  });
process.stdout.write(JSON.stringify(cleaned));
