export { createSignIn, type SignIn, type SignInOptions } from '../server/createSignIn.js'
export type { SignedInAccount } from '../server/createTokens.js'
export { createMemoryStore, type SignInStore } from '../server/SignInStore.js'
export { type NodeRequest, type NodeResponse, type NodeSignIn, serveNode } from '../server/serveNode.js'
