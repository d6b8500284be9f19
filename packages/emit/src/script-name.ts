/** Around the name of a file of JavaScript in its address: a page names some forty. */
const folder = '/assets/';
const ending = '.js';

/** What a page calls a file of JavaScript: `main-abc` for `/assets/main-abc.js`. */
export const scriptName = (address: string) => address.slice(folder.length, -ending.length);

/** The address of what {@link scriptName} names. */
export const scriptAddress = (name: string) => folder + name + ending;
