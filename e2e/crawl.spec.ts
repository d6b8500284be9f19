import { crawl } from './crawl/crawl.ts';
import { pairwise } from './crawl/plan.ts';

crawl(pairwise);
