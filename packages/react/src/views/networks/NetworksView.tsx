import { useState } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { HelpIcon } from '../../ui/icons/HelpIcon.js'
import { Button, SearchField, ViewBody } from '../../ui/index.js'
import { Heading } from '../parts/Heading/Heading.js'
import { NetworkRows } from '../parts/networks/NetworkRows.js'
import { useNetworkChoice } from '../parts/networks/useNetworkChoice.js'
import { useNetworkList } from '../parts/networks/useNetworkList.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { networksStrings } from './strings.js'

/** Shorter lists need no search field. */
const searchFrom = 6

export function NetworksView() {
  const words = useStrings(networksStrings)
  const { push } = useNavigation()
  const [query, setQuery] = useState('')
  const total = usePorticoStore(state => state.networks.requested.length)
  const { networks, testnets } = useNetworkList(query)
  const choice = useNetworkChoice()
  const isEmpty = networks.length === 0 && testnets.length === 0
  return (
    <ViewBody
      footer={
        <Button
          variant="ghost"
          fullWidth
          icon={<HelpIcon size={16} />}
          onClick={() => push('WhatIsANetwork')}
        >
          {words.help}
        </Button>
      }
    >
      {total >= searchFrom ? (
        <SearchField
          value={query}
          onValueChange={setQuery}
          label={words.search}
          placeholder={words.search}
          clearLabel={words.clearSearch}
          data-testid="network-search"
        />
      ) : null}
      <NetworkRows rows={networks} choice={choice} />
      {testnets.length > 0 ? (
        <>
          <Heading>{words.testnets}</Heading>
          <NetworkRows rows={testnets} choice={choice} />
        </>
      ) : null}
      {isEmpty ? (
        <EmptyState title={words.emptyTitle} description={words.emptyText} picture="search" />
      ) : null}
    </ViewBody>
  )
}
