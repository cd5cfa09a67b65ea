export const toImageSource = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
