import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Controls } from './Controls.tsx'
import { parseSettings } from './urlSettings.ts'

function getSwatch(query: string, id: string) {
  const ignore = () => undefined
  const page = renderToStaticMarkup(
    <Controls settings={parseSettings(query)} change={ignore} reset={ignore} />,
  )
  const input = page.match(new RegExp(`<input[^>]*id="option-${id}"[^>]*>`))?.[0]
  return input?.match(/value="([^"]*)"/)?.[1]
}

it('shows the accent that the kit has, in both modes, until another is chosen', () => {
  expect(getSwatch('themeMode=light', 'accent')).toBe('#3d5afe')
  expect(getSwatch('themeMode=dark', 'accent')).toBe('#4e65fa')
  expect(getSwatch('accent=%23ff8800', 'accent')).toBe('#ff8800')
})

it('shows a tint that changes nothing until one is chosen', () => {
  expect(getSwatch('themeMode=light', 'colorMix')).toBe('#ffffff')
  expect(getSwatch('themeMode=dark', 'colorMix')).toBe('#18191d')
})
