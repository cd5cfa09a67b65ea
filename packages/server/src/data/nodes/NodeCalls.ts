export interface NodeCalls {
  call(method: string, params: unknown): Promise<unknown>
  getText(path: string): Promise<string>
  getJson(path: string): Promise<unknown>
}
