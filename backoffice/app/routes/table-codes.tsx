import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { listBranches } from '#contract/branches.ts'
import { listTableDocuments } from '#contract/branches.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { whileSignedIn } from '../http/while-signed-in.ts'
import { CodeSheet } from '../tables/code-sheet.tsx'

/** A page of its own, so that nothing but the codes is printed. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [branches, tables] = await whileSignedIn(() =>
    Promise.all([staffApi(listBranches, {}), staffApi(listTableDocuments, {})]),
  )
  const wanted = new URL(request.url).searchParams.get('branch')
  const branch = branches.find(({ id }) => id === wanted) ?? branches[0]
  // Tables belong to a branch: without one there is nothing to print, and that screen says so.
  if (!branch) throw redirect('/places/tables')
  const own = tables
    .map(({ document }) => document)
    .filter(({ branchId }) => branchId === branch.id)
    .toSorted((a, b) => a.position - b.position)
  return { branch, hasSeveral: branches.length > 1, tables: own }
}

export default function TableCodesRoute() {
  const { t } = useI18n()
  const { branch, hasSeveral, tables } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <title>{t('Codes of the tables')}</title>
      <CodeSheet branch={branch} hasSeveral={hasSeveral} tables={tables} />
    </>
  )
}
