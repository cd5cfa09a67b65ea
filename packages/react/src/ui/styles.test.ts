import { describe, expect, it } from 'vitest'
import { resolveTheme } from '../theme/resolveTheme.js'

const sheets = Object.values(
  import.meta.glob<Record<string, string>>('../{ui,views}/**/*.css.ts', { eager: true }),
).flatMap(module => Object.values(module))
const all = sheets.join('\n')
const keyframes = [...all.matchAll(/@keyframes ([\w-]+) (\{(?:[^{}]|\{[^{}]*\})*\})/g)].map(
  ([, name = '', body = '']) => ({
    name,
    moves: /transform|stroke-dash/.test(body),
  }),
)

describe('the styles of the modal', () => {
  it('uses only tokens that the theme has [V-11]', () => {
    const tokens = resolveTheme({ mode: 'light' })
    const used = new Set([...all.matchAll(/var\((--portico-[\w-]+)/g)].map(match => match[1] ?? ''))
    expect([...used].filter(name => tokens[name] === undefined)).toEqual([])
    expect(used.size).toBeGreaterThan(30)
  })

  it('fetches nothing [RD15]', () => {
    expect(all).not.toMatch(/url\(|@import|@font-face|https?:/)
  })

  it('lays out by reading direction, never by left and right', () => {
    expect(all).not.toMatch(
      /(?:margin|padding|border|inset)-(?:left|right)|[\s{;](?:left|right|float):|text-align: (?:left|right)/,
    )
  })

  it('animates by the durations of the specification [V-13]', () => {
    expect(all).toMatch(/\.header-title \{[^}]*var\(--portico-duration-title\)/)
    expect(all).toMatch(/\.height \{[^}]*transition: height var\(--portico-duration-height\)/)
    expect(all).toMatch(/\.view\[data-direction='forward'\] \{[^}]*var\(--portico-duration-view\)/)
    expect(all).toMatch(/\.card-shake \{[^}]*var\(--portico-duration-shake\)/)
  })

  it('replaces every movement by a fade when people ask for less motion [V-13]', () => {
    const moving = keyframes.filter(({ moves }) => moves).map(({ name }) => name)
    expect(moving).toContain('portico-view-from-end')
    for (const sheet of sheets) {
      const [ordinary = '', ...reduced] = sheet.split('@media (prefers-reduced-motion: reduce)')
      const rules = ordinary.replaceAll(/@keyframes [\w-]+ \{(?:[^{}]|\{[^{}]*\})*\}/g, '')
      if (!moving.some(name => rules.includes(name))) continue
      expect(reduced.join('')).toMatch(/portico-(?:fade-in|fade-out|pulse)/)
      expect(moving.filter(name => reduced.join('').includes(name))).toEqual([])
    }
  })

  it('names every animation that it plays [V-13]', () => {
    const known = new Set(keyframes.map(({ name }) => name))
    const played = [...all.matchAll(/(?:animation(?:-name)?|--card-(?:in|shake)):[^;}]*/g)].flatMap(
      ([rule]) => [...rule.matchAll(/(?<!--)\bportico-[\w-]+/g)].map(([name]) => name),
    )
    expect(played.filter(name => !known.has(name))).toEqual([])
    expect(new Set(played)).toEqual(known)
  })
})
