import * as v from 'valibot'

/** Fonts available in the vault; a page cannot add its own. */
export const frameFonts = ['system-ui', 'sans-serif', 'serif', 'monospace', 'ui-rounded'] as const

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i))

const length = (largest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}px$/),
    v.check(value => Number.parseInt(value, 10) <= largest),
  )

/**
 * A theme is data, never code: colours as `#rrggbb` or `#rrggbbaa`, lengths in whole pixels, fonts from a list. Any
 * other text could inject CSS into the vault. The vault uses only mode and accent; other values are accepted for
 * compatibility.
 */
export const ThemeSchema = v.strictObject({
  themeMode: v.optional(v.picklist(['light', 'dark'])),
  themeVariables: v.optional(
    v.strictObject({
      '--w3m-accent': v.optional(colour),
      '--w3m-border-radius-master': v.optional(length(32)),
      '--w3m-color-mix': v.optional(colour),
      '--w3m-color-mix-strength': v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      '--w3m-font-family': v.optional(v.picklist(frameFonts)),
      '--w3m-font-size-master': v.optional(length(20)),
      '--w3m-qr-color': v.optional(colour),
      '--w3m-z-index': v.optional(v.pipe(v.number(), v.safeInteger())),
    }),
  ),
  w3mThemeVariables: v.optional(
    v.strictObject({ '--w3m-accent': v.optional(colour), '--w3m-background': v.optional(colour) }),
  ),
})
export type FrameTheme = v.InferOutput<typeof ThemeSchema>
