import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getDemo } from '#contract/demo.staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { DOCUMENTS } from '../documents/document-calls.ts'
import { Card } from '../documents/card.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { RemoveDemoForm } from './remove-demo-form.tsx'
import './demo.css'

/** The way out of the demonstration, for those who may throw it away; nothing in a shop that shows none. */
export function DemoCard() {
  const { t } = useI18n()
  const { member } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const { data: demo } = useQuery({
    // What it consists of changes with every document.
    queryKey: [DOCUMENTS, 'demo'],
    queryFn: () => staffApi(getDemo, {}),
    enabled: hasPermission(member.role, 'demo.remove'),
    staleTime: 0,
  })
  if (!demo) return null
  return (
    <Card
      title={t('This shop shows the demo')}
      hint={t(
        'Its dishes, pages and pictures are invented. Without them the shop starts empty, with your own.',
      )}
    >
      <div>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t('Throw the demo away …')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Throw the demo away?')}
        closeLabel={t('Close')}
        kind="small"
      >
        {isAsking && <RemoveDemoForm demo={demo} />}
      </Dialog>
    </Card>
  )
}
