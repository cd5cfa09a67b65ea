/**
 * Actions that are loaded when they are needed. Some of what needs them comes later itself, while this is in the first
 * load: for every later part with an `import()` of its own some bundlers write one more file, which says where the
 * others are.
 */
export const loadAdapterEvents = () => import('./adapterEvents.js')
export const loadBuiltInWallets = () => import('./findBuiltInWallets.js')
