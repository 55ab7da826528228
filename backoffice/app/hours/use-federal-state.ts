import { useQuery, useQueryClient } from '@tanstack/react-query'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { getSettingDocument, saveSettingDocument } from '#contract/settings.staff.ts'
import { federalStates, type FederalState } from '#domain/hours/holidays.ts'
import { staffApi } from '../http/staff-api.ts'
import { useSend } from '../http/use-send.ts'

const KEY = 'FEDERAL_STATE'
const params = { id: KEY }

const isState = (value: string): value is FederalState => Object.hasOwn(federalStates, value)

/** The Land whose holidays are suggested; it is remembered for everybody of the team. */
export function useFederalState(): {
  state: FederalState | undefined
  choose(value: FederalState | ''): void
} {
  const client = useQueryClient()
  const { send } = useSend()
  const { data } = useQuery({
    queryKey: ['documents', 'setting', KEY],
    queryFn: () => staffApi(getSettingDocument, { params }),
  })
  const value = data?.document.value ?? ''
  async function choose(chosen: string): Promise<void> {
    await send(async () => {
      const { version, document } = await staffApi(getSettingDocument, { params })
      const body = { ...document, value: chosen }
      const saved = await staffApi(saveSettingDocument, { params, query: { version }, body })
      client.setQueryData(['documents', 'setting', KEY], saved)
      // Guests see nothing of it, so that it need not wait with other drafts.
      await staffApi(publishDrafts, { body: { drafts: [{ kind: 'setting', id: KEY }] } })
    })
  }
  return { state: isState(value) ? value : undefined, choose: (chosen) => void choose(chosen) }
}
