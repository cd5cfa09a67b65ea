import { type ReactNode, useState } from 'react'
import { SearchField, Text, useStyles, ViewBody, WindowedList } from '../../../ui/index.js'
import { EmptyState } from '../states/StateMessage.js'
import { flowStyles } from './flowStyles.css.js'

export interface SearchableListProps<Item> {
  readonly items: readonly Item[]
  readonly getKey: (item: Item) => string
  readonly getTexts: (item: Item) => readonly string[]
  /** The group of an item. The items of a group stand together. */
  readonly getHeading?: ((item: Item) => string) | undefined
  readonly words: Readonly<Record<'label' | 'search' | 'clearSearch' | 'none' | 'noneText', string>>
  /** Shown until something is searched. */
  readonly shortcuts?: ReactNode
  readonly renderItem: (item: Item) => ReactNode
}

export function SearchableList<Item>(props: SearchableListProps<Item>) {
  useStyles(flowStyles)
  const { items, getKey, getTexts, getHeading, words, shortcuts, renderItem } = props
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = items.filter(item => getTexts(item).some(text => text.toLowerCase().includes(sought)))
  const rows = found.map((item, index) => {
    const heading = getHeading?.(item)
    const before = found[index - 1]
    const isNew = before === undefined || heading !== getHeading?.(before)
    return { item, heading: isNew ? heading : undefined }
  })
  return (
    <ViewBody>
      <SearchField
        value={search}
        onValueChange={setSearch}
        label={words.search}
        placeholder={words.search}
        clearLabel={words.clearSearch}
      />
      {sought === '' ? shortcuts : null}
      {rows.length === 0 ? (
        <EmptyState title={words.none} description={words.noneText} picture="search" />
      ) : (
        <WindowedList
          items={rows}
          getKey={({ item }) => getKey(item)}
          getHeight={getHeight}
          label={words.label}
          renderItem={({ item, heading }) => (
            <>
              {heading === undefined ? null : (
                <div className="flow-heading">
                  <Text as="h2" size="xs" tone="secondary">
                    {heading}
                  </Text>
                </div>
              )}
              {renderItem(item)}
            </>
          )}
        />
      )}
    </ViewBody>
  )
}

const getHeight = ({ heading }: { readonly heading: string | undefined }) => (heading === undefined ? 60 : 88)
