import * as v from 'valibot'

/** The fonts that the vault has; a page cannot bring its own. */
export const frameFonts = ['system-ui', 'sans-serif', 'serif', 'monospace', 'ui-rounded'] as const

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i))

const length = (largest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}px$/),
    v.check(value => Number.parseInt(value, 10) <= largest),
  )

/**
 * A theme is data, never code: colours as `#rrggbb` or `#rrggbbaa`, lengths as whole pixels, fonts from a list. Text of
 * any other form would end up in a style sheet of the vault. The vault uses mode and accent and nothing else: the rest is
 * taken so that pages which send it still work.
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
