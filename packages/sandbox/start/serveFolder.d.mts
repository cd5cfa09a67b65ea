export function serveFolder(options: {
  folder: string
  port?: number
  fallback?: string
  getHeaders?: (path: string) => Record<string, string>
}): Promise<{ url: string; stop: () => Promise<void> }>
