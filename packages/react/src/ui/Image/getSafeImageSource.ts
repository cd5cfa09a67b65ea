const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
const DATA_IMAGE =
  /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml|bmp|(?:vnd\.microsoft\.)?(?:x-)?icon)[;,]/i
const MAX_DATA_LENGTH = 64 * 1024

/**
 * Any script can announce an icon, so plain http (tracking), `blob:` and other schemes are refused. Rendered by
 * `<img>`, an SVG runs no scripts.
 */
export function getSafeImageSource(source: string | null | undefined, base = getBase()): string | null {
  if (!source) return null
  if (/^data:/i.test(source)) {
    return source.length <= MAX_DATA_LENGTH && DATA_IMAGE.test(source) ? source : null
  }
  if (source.length > 2048) return null
  const url = parse(source, base)
  if (url?.username !== '' || url.password !== '') return null
  const allowed =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (LOCAL_HOSTS.has(url.hostname) || url.origin === parse(base)?.origin))
  return allowed ? source : null
}

function parse(source: string, base?: string): URL | null {
  try {
    return new URL(source, base)
  } catch {
    return null
  }
}

function getBase(): string {
  return globalThis.location?.href ?? 'https://localhost'
}

/** The source of an image that is part of the kit. */
export const toImageSource = (svg: string | undefined) =>
  svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
