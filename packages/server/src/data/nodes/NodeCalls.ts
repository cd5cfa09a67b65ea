/** JSON-RPC calls, or REST paths for families with a REST API. */
export interface NodeCalls {
  call(method: string, params: unknown): Promise<unknown>
  getText(path: string): Promise<string>
  getJson(path: string): Promise<unknown>
}
