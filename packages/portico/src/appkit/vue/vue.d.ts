/** What the composables use of Vue, so that the rest of the repository needs no copy of it to check types. */
declare module 'vue' {
  export function computed<Value>(get: () => Value): { readonly value: Value }
  export function effectScope(): { run<Value>(work: () => Value): Value | undefined; stop(): void }
  export function getCurrentScope(): object | undefined
  export function onScopeDispose(listener: () => void): void
  export function shallowReactive<State extends object>(state: State): State
}
