import { describe, expect, it } from 'vitest'
import type { Page } from '../content/readPages.mjs'
import { createLinker } from './createLinker.mjs'
import { findBrokenLinks } from './findBrokenLinks.mjs'
import { renderMarkdown } from './renderMarkdown.mjs'

const pageOf = (source: string, text: string): Page => ({
  source,
  address: source.replace(/^docs\//, '').replace(/\.md$/, ''),
  title: source,
  section: 'Begin',
  text,
})

const other = pageOf('docs/families/evm.md', '# EVM wallets\n\n## What it can do')

function render(text: string, terms = new Map<string, string>()) {
  const page = pageOf('docs/page.md', text)
  const site = { linker: createLinker([page, other]), terms }
  const rendered = new Map([page, other].map(one => [one, renderMarkdown(one, site)]))
  return { html: rendered.get(page)?.html ?? '', mistakes: findBrokenLinks(rendered) }
}

describe('links', () => {
  it('lead from document to document as pages do', () => {
    const { html, mistakes } = render('[EVM](families/evm.md#what-it-can-do)')
    expect(html).toContain('<a href="../families/evm/#what-it-can-do">EVM</a>')
    expect(mistakes).toEqual([])
  })

  it('are complained about where there is no such document', () => {
    expect(render('[gone](families/gone.md)').mistakes).toEqual([
      'docs/page.md: there is no families/gone.md',
    ])
  })

  it('are complained about where the document has no such heading', () => {
    expect(render('[gone](families/evm.md#gone)').mistakes).toEqual([
      'docs/page.md: /families/evm/#gone is no heading',
    ])
    expect(render('## Here\n\n[here](#here) [there](#there)').mistakes).toEqual([
      'docs/page.md: /page/#there is no heading',
    ])
  })

  it('to files that are no pages stay words', () => {
    expect(render('[the table](../tooling/layers.mjs)')).toEqual({ html: '<p>the table</p>\n', mistakes: [] })
  })

  it('run no script', () => {
    expect(render('[click](javascript:alert%281%29)').html).toBe('<p>click</p>\n')
  })

  it('are made of names that have a page of their own, but not within other links', () => {
    const terms = new Map([['usePortico', 'hooks/usePortico']])
    const { html } = render('`usePortico`, [as `usePortico`](families/evm.md)', terms)
    expect(html).toContain('<a href="../hooks/usePortico/"><code>usePortico</code></a>')
    expect(html.match(/hooks\/usePortico/g)).toHaveLength(1)
  })
})

it('takes no HTML from documents', () => {
  expect(() => render('<script>alert(1)</script>')).toThrow('docs/page.md contains HTML')
  expect(() => render('a <b>word</b>')).toThrow('docs/page.md contains HTML')
})

it('shows code as it was written', () => {
  expect(render('```tsx\n<A b={1} /> // 1 < 2\n```').html).toContain('// 1 &lt; 2')
})

it('names headings as GitHub does', () => {
  const { html } = render('## `theme.variables`\n\n## Twice\n\n## Twice')
  expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'themevariables',
    'twice',
    'twice-1',
  ])
})
