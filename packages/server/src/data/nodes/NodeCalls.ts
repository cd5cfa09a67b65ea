/** What a node can be asked: calls by JSON-RPC, or paths where the family has a REST interface. */
export interface NodeCalls {
  call(method: string, params: unknown): Promise<unknown>
  getText(path: string): Promise<string>
  getJson(path: string): Promise<unknown>
}
