/** The folder of the component library; a component is a folder in it with a file of its name. */
export const library = 'packages/ui/src';
