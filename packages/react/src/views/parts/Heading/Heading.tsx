import { Text } from '../../../ui/Text/Text.js'

export function Heading({ children }: { readonly children: string }) {
  return (
    <div className="heading">
      <Text as="h2" size="xs" tone="secondary" weight="medium">
        {children}
      </Text>
    </div>
  )
}
