import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { BlockName } from './done-blocks.ts'
import { blockProps, type OpenBlocks, openerProps } from './use-open-blocks.ts'

type BlockProps = { number: number; title: string; children: ReactNode }

/** One of the numbered parts of the checkout. */
export function Block({ number, title, children }: BlockProps) {
  const id = useId()
  return (
    <section className="block" aria-labelledby={id}>
      <BlockTitle id={id} title={title} sign={number} />
      {children}
    </section>
  )
}

type ClosingBlockProps = BlockProps & {
  name: BlockName
  blocks: OpenBlocks
  /** What was filled in, for the one line. */
  summary: readonly (string | false | undefined)[]
}

/** A part that is one line once it is done; its button opens it again and leads into it. */
export function ClosingBlock({ name, blocks, number, title, summary, children }: ClosingBlockProps) {
  const { t } = useI18n()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  const isClosed = blocks.isClosed(name)
  useEffect(() => {
    if (isClosed || !wasPressed.current) return
    wasPressed.current = false
    section.current?.querySelector<HTMLElement>('input:checked, input, button')?.focus()
  }, [isClosed])
  return (
    <section
      ref={section}
      className={isClosed ? 'block block--done' : 'block'}
      aria-labelledby={id}
      {...blockProps(name)}
    >
      <BlockTitle
        id={id}
        title={title}
        sign={isClosed ? <Check size={20} strokeWidth={3} aria-hidden="true" /> : number}
      />
      {isClosed ? (
        <>
          <p className="block__summary">{summary.filter(Boolean).join(' · ')}</p>
          <Button
            look="quiet"
            aria-label={`${t('Change')}: ${title}`}
            {...openerProps}
            onClick={() => {
              wasPressed.current = true
              blocks.open(name)
            }}
          >
            {t('Change')}
          </Button>
        </>
      ) : (
        children
      )}
    </section>
  )
}

function BlockTitle({ id, title, sign }: { id: string; title: string; sign: ReactNode }) {
  return (
    <h2 className="block__title" id={id}>
      <span className="block__number" aria-hidden="true">
        {sign}
      </span>
      {title}
    </h2>
  )
}
