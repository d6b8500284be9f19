/** What becomes of a hostile logo: it is a picture with less in it, or it is refused as a whole. */
export type Fate = 'cleaned' | 'refused';

export interface HostileLogo {
  readonly name: string;
  readonly svg: string;
  readonly fate: Fate;
  /** Whether what is removed must count as unsafe. */
  readonly isUnsafe: boolean;
}

/** What hostile logos ask for, if anybody does. */
const evilHost = 'evil.example';

const svgNs = 'xmlns="http://www.w3.org/2000/svg"';
const xlinkNs = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
/** Survives whatever is around it. */
const shape = '<rect id="kept" width="40" height="20" fill="#7a1fa2"/>';
const logo = (inside: string, more = '') =>
  `<svg ${svgNs} ${xlinkNs} viewBox="0 0 40 20" ${more}>${inside}${shape}</svg>`;
const evil = `https://${evilHost}/x`;
const run = 'globalThis.logoRan = true';

const cleaned = (name: string, svg: string, isUnsafe = true): HostileLogo => ({
  name,
  svg,
  fate: 'cleaned',
  isUnsafe,
});
const refused = (name: string, svg: string): HostileLogo => ({
  name,
  svg,
  fate: 'refused',
  isUnsafe: false,
});

const activeElements: readonly (readonly [element: string, attributes: string, inside: string])[] =
  [
    ['script', '', run],
    ['script', `href="${evil}.js"`, ''],
    ['script', 'href="data:text/javascript,globalThis.logoRan=true"', ''],
    ['SCRIPT', '', run],
    [
      'foreignObject',
      'width="9" height="9"',
      `<body xmlns="http://www.w3.org/1999/xhtml" onload="${run}">x</body>`,
    ],
    ['iframe', `src="${evil}"`, ''],
    ['object', `data="${evil}"`, ''],
    ['embed', `src="${evil}"`, ''],
    ['audio', `src="${evil}" autoplay="autoplay"`, ''],
    ['video', `poster="${evil}"`, ''],
    ['handler', 'type="application/ecmascript"', run],
    ['listener', 'event="load" handler="#a"', ''],
    ['feImage', `href="${evil}"`, ''],
    ['animate', 'attributeName="href" values="javascript:alert(1)"', ''],
    ['animateTransform', 'attributeName="transform" type="rotate" onbegin="alert(1)"', ''],
    ['animateMotion', `path="M0 0" onend="${run}"`, ''],
    ['set', `attributeName="onmouseover" to="${run}"`, ''],
    ['set', `attributeName="href" to="${evil}"`, ''],
  ];

const bindings: readonly (readonly [
  string,
  (tag: string, attributes: string, inside: string) => string,
])[] = [
  ['plain', (tag, attributes, inside) => logo(`<${tag} ${attributes}>${inside}</${tag}>`)],
  [
    'under a prefix of its own',
    (tag, attributes, inside) =>
      logo(
        `<g xmlns:q="http://www.w3.org/2000/svg"><q:${tag} ${attributes}>${inside}</q:${tag}></g>`,
      ),
  ],
  [
    'in a namespace that a deeper one rebinds',
    (tag, attributes, inside) =>
      logo(
        `<g xmlns:a="urn:nothing"><g xmlns:a="http://www.w3.org/2000/svg"><a:${tag} ${attributes}>${inside}</a:${tag}></g></g>`,
      ),
  ],
];

const handlers = [
  'onload',
  'ONLOAD',
  'onBegin',
  'onclick',
  'onFocusIn',
  'on',
  'onerror',
  'onrepeat',
];
const handled = ['g', 'path', 'image', 'a'];

const addresses: readonly (readonly [string, string])[] = [
  ['another host', evil],
  ['another host of the same scheme', `//${evilHost}/x`],
  ['spaces before it', `  ${evil}`],
  ['a script', `javascript:${run}`],
  ['a script with a tab in it', `java&#9;script:${run}`],
  ['a script with a line break', `java&#10;script:${run}`],
  ['a script in capitals', `JAVASCRIPT:${run}`],
  ['an HTML document', `data:text/html,&lt;script&gt;${run}&lt;/script&gt;`],
  ['an SVG document', `data:image/svg+xml,&lt;svg onload='${run}'/&gt;`],
  ['an SVG document in base64', `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`],
  ['an SVG that says PNG', `data:image/png;base64,${btoa('<svg onload="alert(1)"/>')}`],
  ['a PNG that is not base64', 'data:image/png,hello'],
  ['another file’s element', 'other.svg#a'],
  ['a file of this machine', 'file:///etc/passwd'],
  ['a blob', 'blob:https://evil.example/1'],
  ['nothing but a path', '/brand/other.svg'],
  ['an id that browsers decode', '#%61'],
  ['an empty id', '#'],
];
const hrefs: readonly (readonly [string, (value: string) => string])[] = [
  ['use', (value) => `<use href="${value}"/>`],
  ['old use', (value) => `<use xlink:href="${value}"/>`],
  ['image', (value) => `<image width="9" height="9" href="${value}"/>`],
  [
    'image under another prefix',
    (value) =>
      `<image width="9" height="9" xmlns:q="http://www.w3.org/1999/xlink" q:href="${value}"/>`,
  ],
];

const values: readonly (readonly [string, string])[] = [
  ['a paint elsewhere', `url(${evil}#a)`],
  ['a quoted paint elsewhere', `url('${evil}#a')`],
  ['capitals', `URL(//${evilHost}/x)`],
  ['an escaped letter', `u\\72l(${evil})`],
  ['an escaped beginning', `\\75 rl(${evil})`],
  ['a data address', 'url(data:image/svg+xml,x)'],
  ['a comment inside', `url(/**/${evil})`],
  ['a local one before it', `url(#a) url(${evil})`],
  ['one inside another', `urlurl(#a)(${evil})`],
  ['a set of images', `image-set("${evil}" 1x)`],
  ['a prefixed set of images', `-webkit-image-set(url(${evil}) 1x)`],
  ['an image', `image("${evil}")`],
  ['a src', `src("${evil}")`],
  ['an expression', 'expression(alert(1))'],
  ['an element', 'element(#a)'],
  ['a variable', 'var(--a)'],
  ['an unclosed string', `'url(${evil}`],
  ['an unclosed bracket', `rgb(url(${evil}`],
];
const valueIn: readonly (readonly [string, (value: string) => string])[] = [
  ['an attribute', (value) => `<path d="M0 0h9v9z" fill="${value.replaceAll('"', '&quot;')}"/>`],
  ['a style', (value) => `<path d="M0 0h9v9z" style="filter:${value.replaceAll('"', '&quot;')}"/>`],
  ['a sheet', (value) => `<style>path{mask:${value}}</style><path d="M0 0h9v9z"/>`],
];

const sheets: readonly (readonly [string, string, boolean])[] = [
  ['an import', `@import "${evil}";`, true],
  ['an import by url', `@import url(${evil});`, true],
  ['an escaped import', `@\\69mport "${evil}";`, true],
  ['an import without an end', `@import "${evil}"`, true],
  ['a typeface', `@font-face{font-family:a;src:url(${evil})}`, true],
  ['a namespace', `@namespace url(${evil});`, true],
  ['a rule for screens', `@media screen{rect{fill:url(${evil})}}`, true],
  ['a nested rule', `g{fill:red;rect{fill:url(${evil})}}`, true],
  ['an animation', '@keyframes a{to{opacity:0}}rect{animation:a 1s infinite}', false],
  ['a binding', `rect{-moz-binding:url(${evil})}`, true],
  ['a behaviour', `rect{behavior:url(${evil})}`, true],
  ['a cursor', `rect{cursor:url(${evil}),auto}`, true],
  ['content', `rect::before{content:url(${evil})}`, true],
  ['a variable', `rect{--a:url(${evil});fill:var(--a)}`, true],
  ['a comment that hides a rule', `/*}*/rect{fill:url(${evil})}/*`, true],
  ['a tag inside', `</style><script>${run}</script><style>`, true],
  ['a tag in CDATA', `<![CDATA[</style><script>${run}</script>]]>`, false],
  ['a selector that reads', `rect[id^="k"]{fill:url(${evil})}`, true],
];

/** `levels` groups, each drawn `times` times by the next. */
const nested = (levels: number, times: number, draw: (id: string) => string) =>
  Array.from({ length: levels }, (_, level) => {
    const inside = level === 0 ? '<path d="M0 0h1v1z"/>' : draw(`l${level - 1}`).repeat(times);
    return { id: `l${level}`, inside };
  });
const bomb = (wrap: (id: string, inside: string) => string, draw: (id: string) => string) =>
  logo(
    `<defs>${nested(10, 10, draw)
      .map(({ id, inside }) => wrap(id, inside))
      .join('')}</defs>${draw('l9')}`,
  );
const filled = (id: string) => `<path d="M0 0h1v1z" fill="url(#${id})"/>`;

/** As much as a logo may have: anything that is not linear in it would take minutes. */
const almostAll = 290_000;
const much = (piece: string) => piece.repeat(Math.floor(almostAll / piece.length));
/** Many different pieces, each of at most 24 characters. */
const each = (piece: (at: number) => string) =>
  Array.from({ length: almostAll / 24 }, (_, at) => piece(at)).join('');

/** The first bytes of a PNG that claims to be so large. */
function pngOf(width: number, height: number): string {
  const header = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ];
  const size = [width, height].flatMap((side) =>
    [24, 16, 8, 0].map((shift) => (side >>> shift) & 255),
  );
  return btoa(String.fromCharCode(...header, ...size, 8, 6, 0, 0, 0));
}

const bombs: readonly HostileLogo[] = [
  refused(
    'a bomb of uses',
    bomb(
      (id, inside) => `<g id="${id}">${inside}</g>`,
      (id) => `<use href="#${id}"/>`,
    ),
  ),
  refused(
    'a bomb of old uses',
    bomb(
      (id, inside) => `<symbol id="${id}">${inside}</symbol>`,
      (id) => `<use xlink:href="#${id}"/>`,
    ),
  ),
  refused(
    'a bomb of patterns',
    bomb((id, inside) => `<pattern id="${id}" width="1" height="1">${inside}</pattern>`, filled),
  ),
  refused(
    'a bomb of masks',
    bomb(
      (id, inside) => `<mask id="${id}">${inside}</mask>`,
      (id) => `<g mask="url(#${id})"><path d="M0 0h1v1z"/></g>`,
    ),
  ),
  refused(
    'a bomb of clips',
    bomb(
      (id, inside) => `<clipPath id="${id}">${inside}</clipPath>`,
      (id) => `<path d="M0 0h1v1z" style="clip-path:url('#${id}')"/>`,
    ),
  ),
  refused(
    'a bomb of patterns by a style sheet',
    logo(
      `<style>${nested(10, 1, () => '')
        .map(({ id }) => `.${id}{fill:url(#${id})}`)
        .join('')}</style>${nested(10, 10, (id) => `<path class="${id}" d="M0 0h1v1z"/>`)
        .map(({ id, inside }) => `<pattern id="${id}" width="1" height="1">${inside}</pattern>`)
        .join('')}<path class="l9" d="M0 0h9v9z"/>`,
    ),
  ),
  refused(
    'a bomb of patterns that shapes inherit from their groups',
    logo(
      nested(10, 10, () => '<path d="M0 0h1v1z"/>')
        .map(
          ({ inside }, at) =>
            `<g fill="url(#p${at + 1})"><pattern id="p${at}" width="1" height="1">${inside}</pattern></g>`,
        )
        .join('')
        .concat(filled('p0')),
    ),
  ),
  refused(
    'a bomb of patterns that shapes inherit from what uses them',
    logo(
      nested(10, 1, (id) => `<use fill="url(#${id})" href="#shapes"/>`)
        .map(({ id, inside }) => `<pattern id="${id}" width="1" height="1">${inside}</pattern>`)
        .join('')
        .concat(`<g id="shapes">${'<path d="M0 0h1v1z"/>'.repeat(10)}</g>`, filled('l9')),
    ),
  ),
  refused(
    '10,000 uses of 9,000 elements of one id',
    logo(`${'<g id="a"/>'.repeat(9000)}${'<use href="#a"/>'.repeat(10_000)}`),
  ),
  refused(
    '4,000 patterns by a style sheet on each of 4,000 groups',
    logo(
      `<pattern id="p"/><style>${Array.from({ length: 4000 }, (_, at) => `.a{fill:url(#p${at})}`).join('')}</style>${'<pattern id="p1"/>'.repeat(3000)}${'<g class="a"><path/></g>'.repeat(4000)}`,
    ),
  ),
  refused(
    'a bomb whose ids stand again on empty groups',
    bomb(
      (id, inside) => `<g id="${id}">${inside}</g>`,
      (id) => `<use href="#${id}"/>`,
    ).replace(
      '<rect id="kept"',
      `${nested(10, 1, () => '')
        .map(({ id }) => `<g id="${id}"/>`)
        .join('')}$&`,
    ),
  ),
  refused('a picture that uses itself', logo('<g id="a"><use href="#a"/></g>')),
  refused(
    'two that use each other',
    logo('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  ),
  refused(
    'one that a style sheet puts into itself',
    logo('<style>path{fill:url(#p)}</style><pattern id="p"><path d="M0 0h9v9z"/></pattern>'),
  ),
  refused(
    'a chain of 5,000 gradients',
    logo(
      Array.from({ length: 5000 }, (_, at) => `<linearGradient id="g${at}" href="#g${at + 1}"/>`)
        .join('')
        .concat(filled('g0')),
    ),
  ),
  refused(
    '2,000 steps of a filter',
    logo(`<filter id="f">${'<feGaussianBlur stdDeviation="999"/>'.repeat(2000)}</filter>`),
  ),
  refused(
    '200 steps of a filter on 100 shapes',
    logo(
      `<filter id="f">${'<feOffset dx="1"/>'.repeat(200)}</filter>${'<g filter="url(#f)"/>'.repeat(100)}`,
    ),
  ),
  refused('101 levels', logo('<g>'.repeat(101).concat('</g>'.repeat(101)))),
  refused('9,000 levels', logo('<g>'.repeat(9000).concat('</g>'.repeat(9000)))),
  refused('100,000 levels', logo('<g>'.repeat(100_000).concat('</g>'.repeat(100_000)))),
  refused('60,000 shapes', logo('<path/>'.repeat(60_000))),
  refused('1,000,000 brackets', logo('<'.repeat(1_000_000))),
  refused('4 MB', logo(`<path d="${'M0 0'.repeat(1_000_000)}"/>`)),
  refused(
    'entities within entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${logo('<text>&b;</text>')}`,
  ),
  refused('1 MB of comment', logo(`<!--${'- '.repeat(500_000)}-->`)),
  refused('1 MB in one attribute', logo(`<path d="${'M0 0'.repeat(250_000)}"/>`)),
  cleaned('19,000 shapes', logo(`${'<path/>'.repeat(19_000)}<x/>`), false),
  cleaned('many attributes', logo(`<path ${each((at) => `a${at}="" `)}/>`), false),
  cleaned(
    'many namespaces',
    logo(
      '<n9:g/>',
      each((at) => `xmlns:n${at}="u${at}" `),
    ),
    false,
  ),
  cleaned(
    'a namespace for each of 9,000 shapes',
    logo('<g xmlns:a="urn:a" a:b=""/>'.repeat(9000)),
    false,
  ),
  cleaned(
    '90 levels of namespaces',
    logo(
      '<g xmlns:a="urn:a" xmlns:b="urn:b">'
        .repeat(90)
        .concat('<b:x/>'.repeat(9000), '</g>'.repeat(90)),
    ),
    false,
  ),
  cleaned(
    '9,000 kinds of elements',
    logo(Array.from({ length: 9000 }, (_, at) => `<x${at}/>`).join('')),
    false,
  ),
  cleaned(
    '9,000 kinds of handlers',
    logo(Array.from({ length: 9000 }, (_, at) => `<g on${at}=""/>`).join('')),
  ),
  cleaned('many carriage returns', logo(`${much('\r')}<x/>`), false),
  cleaned('many references to characters', logo(`<title>${much('&amp;')}</title><x/>`), false),
  cleaned('a long comment', logo(`<!--${much('- ')}--><x/>`), false),
  cleaned('many openings of CSS comments', logo(`<style>${much('/*')}</style><x/>`), false),
  cleaned('many ends of CSS comments', logo(`<style>${much('*/')}</style><x/>`), false),
  cleaned('many blocks', logo(`<style>${much('{')}</style><x/>`), false),
  cleaned('many ends of blocks', logo(`<style>${much('}')}</style><x/>`), false),
  cleaned('many declarations', logo(`<path style="${much('a:b;')}"/>`), false),
  cleaned(
    'many declarations of a paint',
    logo(`<path style="${much('fill:url(#a);')}" x-y=""/>`),
    false,
  ),
  cleaned(
    'many declarations of a stranger’s paint',
    logo(`<path style="${much('fill:url(x);')}"/>`),
  ),
  cleaned('many brackets in a value', logo(`<path fill="${much('(')}url(x"/>`)),
  cleaned('many unknown functions in a value', logo(`<path fill="${much('a(b(')}"/>`), false),
  cleaned('many known functions in a value', logo(`<path fill="${much('rgb(')}" x-y=""/>`), false),
  cleaned('many beginnings of a local paint', logo(`<path fill="${much('url( ')}"/>`)),
  cleaned('many local paints without an end', logo(`<path fill="${much('url(#a')}"/>`)),
  cleaned('a local paint with much space', logo(`<path fill="url(#a${much(' ')}x)"/>`)),
  cleaned('one long word as a function', logo(`<path fill="${much('a')}("/>`), false),
  cleaned(
    'many rules for one class',
    logo(`<style>${much('.a{fill:url(#kept)}')}</style><x/>`),
    false,
  ),
  cleaned(
    'one rule for many classes',
    logo(`<style>${much('.a,')}.a{fill:url(#kept)}</style><x/>`),
    false,
  ),
  cleaned(
    'a selector of much space',
    logo(`<style>a${much(' ')}{fill:url(#kept)}</style><x/>`),
    false,
  ),
  cleaned(
    'a long selector before another',
    logo(`<style>${much('a')} b{fill:url(#kept)}</style><x/>`),
    false,
  ),
  cleaned('many classes', logo(`<g class="${each((at) => `c${at} `)}"/><x/>`), false),
  cleaned(
    '9,000 shapes of 1,500 paints',
    logo(
      `<style>${Array.from({ length: 1500 }, (_, at) => `.a{fill:url(#p${at})}`).join('')}</style>${'<path class="a"/>'.repeat(9000)}<x/>`,
    ),
    false,
  ),
  cleaned(
    '2 MB that claim to be a PNG',
    logo(`<image href="data:image/png;base64,${'A'.repeat(2_000_000)}"/>`),
  ),
  cleaned(
    '2 MB that claim to be a JPEG',
    logo(`<image href="data:image/jpeg;base64,/9j/4AAC${'/+AAAv/gAAL/4AAC'.repeat(125_000)}"/>`),
  ),
  cleaned(
    '2 MB of almost base64',
    logo(`<image href="data:image/png;base64,${'A '.repeat(1_000_000)}!"/>`),
  ),
  cleaned(
    'a PNG of 3,600 million pixels',
    logo(`<image href="data:image/png;base64,${pngOf(60_000, 60_000)}"/>`),
  ),
  cleaned(
    'ten PNGs of 9 million pixels',
    logo(`<image href="data:image/png;base64,${pngOf(3000, 3000)}"/>`.repeat(10)),
  ),
];

const documents: readonly HostileLogo[] = [
  refused('an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${logo('<text>&a;</text>')}`),
  refused(
    'an entity of another file',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${logo('<text>&a;</text>')}`,
  ),
  refused('a parameter entity', `<!DOCTYPE svg [<!ENTITY % a SYSTEM "${evil}"> %a;]>${logo('')}`),
  refused(
    'an attribute by default',
    `<!DOCTYPE svg [<!ATTLIST g onload CDATA "${run}">]>${logo('<g/>')}`,
  ),
  refused('an entity that nobody declares', logo('<text>&nbsp;</text>')),
  refused('a character of zero', logo('<text>&#0;</text>')),
  refused('a control character', logo('<text>&#x1;</text>')),
  refused('half a character', logo('<text>&#xD800;</text>')),
  refused('a zero in the text', logo('<text>\0</text>')),
  refused('an attribute twice', logo('<g id="a" id="b"/>')),
  refused('an attribute without quotes', logo('<g id=a/>')),
  refused('tags that cross', logo('<g><a></g></a>')),
  refused('no end', `<svg ${svgNs} viewBox="0 0 9 9"><rect`),
  refused('two roots', `${logo('')}${logo('')}`),
  refused('a page', `<html xmlns="http://www.w3.org/1999/xhtml"><body>${logo('')}</body></html>`),
  refused(
    'an svg that is a page’s',
    '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"><script>1</script></svg>',
  ),
  refused(
    'a namespace with a space after it',
    '<svg xmlns="http://www.w3.org/2000/svg " viewBox="0 0 9 9"/>',
  ),
  refused('a prefix that nobody declares', '<s:svg viewBox="0 0 9 9"/>'),
  refused('UTF-16 read as UTF-8', Array.from(logo(''), (char) => `${char}\0`).join('')),
  refused('no size', `<svg ${svgNs}/>`),
  refused('a size that is no number', `<svg ${svgNs} viewBox="0 0 calc(1) 9"/>`),
  cleaned('a style sheet beside it', `<?xml-stylesheet href="${evil}"?>${logo('')}`),
  cleaned('a style sheet after it', `${logo('')}<?xml-stylesheet href="${evil}"?>`),
  cleaned('another instruction', logo('<?php echo 1 ?>'), false),
  cleaned(
    'a document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "${evil}.dtd">${logo('')}`,
    false,
  ),
  cleaned('a byte order mark', `\uFEFF${logo(`<script>${run}</script>`)}`),
  cleaned(
    'another encoding by name',
    `<?xml version="1.0" encoding="UTF-7"?>${logo(`<script>${run}</script>`)}`,
  ),
  cleaned('a base', logo(`<g xml:base="${evil}"/>`)),
  cleaned(
    'an inclusion',
    logo(`<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="${evil}"/>`),
    false,
  ),
  cleaned(
    'a script of a page',
    logo(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${run}</h:script>`),
  ),
  cleaned(
    'a picture of a page',
    logo(`<img xmlns="http://www.w3.org/1999/xhtml" src="${evil}" onerror="${run}"/>`),
  ),
  cleaned(
    'a prefix named svg that is a page’s',
    logo(`<svg:script xmlns:svg="http://www.w3.org/1999/xhtml">${run}</svg:script>`),
  ),
  cleaned(
    'SVG inside of something else',
    logo(`<x xmlns="urn:x"><script xmlns="http://www.w3.org/2000/svg">${run}</script></x>`),
    false,
  ),
  cleaned('no namespace inside', logo(`<g xmlns=""><script>${run}</script></g>`), false),
  cleaned(
    'a root under a prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><s:script>${run}</s:script><s:rect id="kept" width="40" height="20"/></s:svg>`,
  ),
  cleaned(
    'a handler under a prefix',
    logo(`<g xmlns:s="http://www.w3.org/2000/svg" s:onload="${run}"/>`),
  ),
  cleaned('a handler on the root', logo('', `onload="${run}"`)),
  cleaned('a link', logo(`<a href="javascript:${run}"><path d="M0 0h9v9z"/></a>`)),
  cleaned(
    'a link that a click follows',
    logo(`<a xlink:href="${evil}" target="_top"><path d="M0 0h9v9z"/></a>`),
  ),
  cleaned(
    'text that looks like tags',
    logo(`<desc>&lt;script&gt;${run}&lt;/script&gt;</desc><x/>`),
    false,
  ),
  cleaned('tags in CDATA', logo(`<text><![CDATA[<script>${run}</script>]]></text><x/>`), false),
  cleaned(
    'an attribute that looks like its end',
    logo(`<g id="&quot;&gt;&lt;script&gt;" zz=""/>`),
    false,
  ),
];

/** About 300 logos that try to run something, to load something, or to take a machine's time. */
export const hostileLogos: readonly HostileLogo[] = [
  ...activeElements.flatMap(([tag, attributes, inside]) =>
    bindings.map(([how, make]) =>
      cleaned(`<${tag}> (${attributes || 'with text'}) ${how}`, make(tag, attributes, inside)),
    ),
  ),
  ...handlers.flatMap((handler) =>
    handled.map((tag) => cleaned(`${handler} on <${tag}>`, logo(`<${tag} ${handler}="${run}"/>`))),
  ),
  ...addresses.flatMap(([what, value]) =>
    hrefs.map(([where, make]) => cleaned(`${where}: ${what}`, logo(make(value)))),
  ),
  ...values.flatMap(([what, value]) =>
    valueIn.map(([where, make]) =>
      cleaned(`${where} with ${what}`, logo(make(value)), /url\(|\\|src\(|image/i.test(value)),
    ),
  ),
  ...sheets.map(([what, text, isUnsafe]) =>
    cleaned(`a style sheet with ${what}`, logo(`<style>${text}</style><x/>`), isUnsafe),
  ),
  ...documents,
  ...bombs,
];
