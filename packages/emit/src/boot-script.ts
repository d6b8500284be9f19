import { displayChoices } from '@livery/theme/display';

/**
 * Runs before the first paint, from the head of every page: the member's mode and contrast, and on a page without a
 * language prefix the member's language (a saved one, else the browser's, else the page's own). The text is the same on every page, so
 * that a Content-Security-Policy allows it by its hash; what differs stands in the element's `data-` attributes.
 *
 * - `data-mode`, `data-dark`: the merchant's mode; the colour of the browser's bars in dark mode
 * - `data-languages`: `TH th ltr,EN en ltr`; absent on a page with a prefix, whose address has decided
 *
 * What the member chose to see better by (`displayChoices` of the theme: contrast, text size, motion) goes from storage to
 * the root's `data-` attributes of the same names, again whenever another tab has changed it; without a choice the
 * system's setting decides. A blocked storage counts as an empty one.
 */
export const bootScript = `(()=>{
const root=document.documentElement,said=document.currentScript.dataset;
const saved=key=>{try{return localStorage.getItem(key)}catch{return null}};
const choice=saved('theme');
const mode=choice==='dark'||choice==='light'?choice:said.mode;
root.dataset.mode=mode;
const choices=${JSON.stringify(displayChoices)};
const show=()=>{for(const name in choices){const value=saved(name);if(choices[name].includes(value))root.dataset[name]=value;else delete root.dataset[name]}};
show();
addEventListener('storage',event=>{if(!event.key||event.key in choices)show()});
const bars=document.querySelector('meta[name="theme-color"]');
if(mode==='dark'&&bars)bars.content=said.dark;
if(!said.languages)return;
const offered=said.languages.split(',').map(entry=>entry.split(' '));
const code=saved('lang')||saved('hisLang');
const main=tag=>tag.toLowerCase().split('-')[0];
let found=offered.find(entry=>entry[0]===code);
for(const tag of navigator.languages||[])found=found||offered.find(entry=>entry[1].toLowerCase()===tag.toLowerCase())||offered.find(entry=>main(entry[1])===main(tag));
if(found){root.lang=found[1];root.dir=found[2]}
})()`;

/** For `script-src`: the SHA-256 of {@link bootScript}. */
export const bootScriptHash = 'sha256-kHy4H2X5Cbbjv9kH4sM1Spe3ud5x6ytfs4NeHMCoBxw=';
