import { contrastMedium, displayChoices } from '@livery/theme/display';

/** Around the name of a file of JavaScript in its address: a page names some forty. */
const [folder, ending] = ['/assets/', '.js'];

/** What a page calls a file of JavaScript: `main-abc` for `/assets/main-abc.js`. */
export const scriptName = (address: string) => address.slice(folder.length, -ending.length);

/** The address of what {@link scriptName} names. */
export const scriptAddress = (name: string) => folder + name + ending;

/** Milliseconds after which a page's JavaScript waits no longer for its paint. */
const longestPaint = 2000;
/** Milliseconds until a file that did not come is asked for once more. */
const beforeRetry = 1000;

/**
 * Runs before the first paint, from the head of every page: the member's mode and contrast, and on a page without a
 * language prefix the member's language (a saved one, else the browser's, else the page's own). The text is the same on every page, so
 * that a Content-Security-Policy allows it by its hash; what differs stands in the element's `data-` attributes.
 *
 * - `data-mode`, `data-dark`: the merchant's mode; the colour of the browser's bars in dark mode
 * - `data-languages`: `TH th ltr,EN en ltr`; absent on a page with a prefix, whose address has decided
 *
 * A first screen that no script has taken over yet does nothing. What is focused, typed and pressed in it is kept in
 * `liveryDeeds`, to be done again when there is somebody to hear it; the last button that was pressed is marked with `data-waiting`.
 * Links lead on at once, but not from an address with a search, of which the first screen knows nothing; a press that asks for another
 * tab or window is the browser's in any case.
 * `data-loaded` says that what is in the page has been painted and may fade. `data-visitor` says that a member is here, `data-other` that the page is shown
 * in another language than its own.
 *
 * The fonts of a first screen are preloaded once its style sheet has come: until then nothing is painted, and they would share a slow line with
 * it. Their links have a medium that never is until then. The typefaces come into the page when all of these files have, or after
 * two seconds: with each on its own the browser would lay out the whole page again.
 *
 * The JavaScript that takes over a first screen (`data-scripts`, each file after those that it imports) is asked for when what the
 * screen is painted with has come, so that they do not share a slow line. Each file is asked for and runs in a task of its own, so
 * that a press meanwhile is not kept waiting; `liveryRan` settles when all of them have. A file that does not come is asked for once more. When it does not come then, the page
 * says so (`data-failed`, and the line of the shown language), nothing waits any longer, and links lead on. Where the page is shown in another language there is nothing to be painted first, and
 * the files are asked for at once. `data-words` are those with the words of each language, `TH a b,EN c`: only the shown one's
 * are asked for.
 *
 * What the member chose to see better by (`displayChoices` of the theme: contrast, text size, motion, data) goes from storage to
 * the root's `data-` attributes of the same names, again whenever another tab has changed it; without a choice the
 * system's setting decides. The sheet of high contrast and forced colours (`link[data-contrast]`) waits for nothing and holds nothing up where neither asks for it. `data-saving` is on where data is saved, by choice or by the device. A blocked storage counts as an empty one.
 */
export const bootScript = `(()=>{
const root=document.documentElement,said=document.currentScript.dataset;
const saved=key=>{try{return localStorage.getItem(key)}catch{return null}};
const choice=saved('theme');
const mode=choice==='dark'||choice==='light'?choice:said.mode;
root.dataset.mode=mode;
const choices=${JSON.stringify(displayChoices)};
const more=document.querySelector('link[data-contrast]');
const show=()=>{for(const name in choices){const value=saved(name);if(choices[name].includes(value))root.dataset[name]=value;else delete root.dataset[name]}
const use=root.dataset.dataUse,asked=navigator.connection?.saveData||matchMedia('(prefers-reduced-data:reduce)').matches;
if(use?use==='less':asked)root.dataset.saving='';else delete root.dataset.saving;
if(more)more.media=root.dataset.contrast==='more'?'all':'${contrastMedium(undefined)}'};
show();
if((()=>{try{return sessionStorage.getItem('token')}catch{}})())root.dataset.visitor='member';
const deeds=window.liveryDeeds=[];
const note=({type,target})=>{if(target.closest?.('#root[data-page]'))deeds.push([type,target,target.matches('[type=checkbox],[type=radio]')?target.checked:target.value])};
addEventListener('focusin',note,true);addEventListener('input',note,true);
const pressed='#root[data-page] :is(button,summary,[role=tab]'+(location.search?',a':'')+')';
const wait=button=>{for(const other of document.querySelectorAll('[data-waiting]'))delete other.dataset.waiting;if(button)button.dataset.waiting=''};
let failed;
addEventListener('click',event=>{const button=event.target.closest(pressed);if(!button||button.href&&(failed||button.target||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey))return;event.preventDefault();event.stopPropagation();deeds.push(['click',button]);wait(failed?null:button)},true);
const fail=()=>{if(failed)return;failed=true;root.dataset.failed='';for(const line of document.querySelectorAll('.boot-failed'))line.hidden=line.lang!==root.lang;const link=document.querySelector('a[data-waiting]');wait();if(link)link.click()};
addEventListener('error',({target})=>{if(target.type==='module')fail()},true);
let shown;
addEventListener('DOMContentLoaded',()=>{
const screen=document.querySelector('#root[data-scripts]');
if(!screen)return;
const first=[...document.querySelectorAll('link[rel=preload]')];
const sheet=document.querySelector('link[rel=stylesheet]:not([media])'),faces=document.getElementById('livery-fonts');
const fonts=()=>Promise.race([Promise.all(first.map(link=>link.media&&new Promise(come=>{link.onload=link.onerror=come;link.media=''}))),new Promise(late=>setTimeout(late,${longestPaint}))]).then(()=>{faces.media=''});
if(!shown){if(sheet.sheet)fonts();else{faces.media='not all';sheet.onload=sheet.onerror=fonts}}
const look=()=>{
if(!shown&&performance.now()<${longestPaint}&&!first.every(({href})=>performance.getEntriesByName(href).length)){setTimeout(look,40);return}
const words=screen.dataset.words.split(',').map(entry=>entry.split(' '));
const files=[...(words.find(entry=>entry[0]===(shown||screen.dataset.language))||[]).slice(1),...screen.dataset.scripts.split(' ')].map(name=>'${folder}'+name+'${ending}'),asked=[...files];
const turn=new MessageChannel(),goOn=()=>turn.port2.postMessage(0);
let ran;window.liveryRan=new Promise(done=>ran=done);
turn.port1.onmessage=()=>{
const href=asked.shift(),file=href||files.shift();
if(href){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));goOn()}
else if(file)import(file).then(goOn,()=>failed?goOn():setTimeout(()=>import(file).catch(fail).then(goOn),${beforeRetry}));else ran()};
goOn()};
look()});
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{root.dataset.loaded=''})));
addEventListener('storage',event=>{if(!event.key||event.key in choices)show()});
const bars=document.querySelector('meta[name="theme-color"]');
if(mode==='dark'&&bars)bars.content=said.dark;
if(!said.languages)return;
const offered=said.languages.split(',').map(entry=>entry.split(' '));
const code=saved('lang')||saved('hisLang');
const main=tag=>tag.toLowerCase().split('-')[0];
let found=offered.find(entry=>entry[0]===code);
for(const tag of navigator.languages||[])found=found||offered.find(entry=>entry[1].toLowerCase()===tag.toLowerCase())||offered.find(entry=>main(entry[1])===main(tag));
if(found&&found[1]!==root.lang){shown=found[0];root.lang=found[1];root.dir=found[2];root.dataset.other=''}
})()`;

/** For `script-src`: the SHA-256 of {@link bootScript}. */
export const bootScriptHash = 'sha256-kOQgVsrdgYDaa965gt0+YkkcjgQuXYcU87iqjFrs+sk=';
