import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Tag, type TagProps } from '../../ui/Tag/Tag.js'
import { WalletPicture } from './WalletPicture.js'
import type { WalletRow, WalletTag } from './WalletRow.js'

const tagTones: Readonly<Record<WalletTag, TagProps['tone']>> = {
  connected: 'success',
  installed: 'success',
  lastUsed: 'accent',
  multiChain: 'accent',
  recent: 'neutral',
}

export function WalletListItem({ row, disabled }: { readonly row: WalletRow; readonly disabled?: boolean }) {
  const { tags, connect } = useMessages().messages
  const { push } = useNavigation()
  return (
    <ListItem
      title={row.name}
      subtitle={row.lookAlike ? connect.lookAlike : undefined}
      image={<WalletPicture pictured={row.pictured} size={40} loading="eager" />}
      trailing={row.tag ? <Tag tone={tagTones[row.tag]}>{tags[row.tag]}</Tag> : undefined}
      disabled={disabled}
      onClick={() => push(row.route)}
      data-testid={`wallet-${row.key}`}
    />
  )
}
