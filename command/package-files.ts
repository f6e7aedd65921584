// Files that the commands read, in a checkout and in the packages. The client package has them in the same folders, but bundles the modules
// into files one folder below its root, so it is this module, of the same depth, that finds them.
export const packageFile = (path: string): URL => new URL(`../${path}`, import.meta.url)
