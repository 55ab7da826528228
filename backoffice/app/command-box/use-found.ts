import { useEffect, useState } from 'react'
import { failureKindOf } from '../http/failure-kind.ts'
import type { Asking, Found, Provider } from './found.ts'

export type FoundGroup = { group: string; found: readonly Found[] }

type State = {
  groups: readonly FoundGroup[]
  /** Some of it is still asked for. */
  isAsking: boolean
  failure: 'offline' | 'other' | undefined
}

/** A pause in typing after which it is asked, in milliseconds. */
const PAUSE_MS = 150
/** More of one kind than that is found by typing more. */
const MOST = 7

/** What all providers find; the groups appear as their answers come. */
export function useFound(text: string, providers: readonly Provider[], asking: Asking): State {
  const [state, setState] = useState<State & { text: string }>({ ...NOTHING, text: '' })
  useEffect(() => {
    const wanted = text.trim()
    let isOver = false
    const answers = new Map<string, readonly Found[]>()
    let left = providers.length
    const show = (failure?: State['failure']) => {
      if (isOver) return
      const groups = providers.flatMap(({ group }) => {
        const found = answers.get(group)?.slice(0, MOST) ?? []
        return found.length > 0 ? [{ group, found }] : []
      })
      setState((before) => ({
        groups,
        isAsking: left > 0,
        failure: failure ?? (before.text === wanted ? before.failure : undefined),
        text: wanted,
      }))
    }
    const ask = async (provider: Provider) => {
      try {
        answers.set(provider.group, await provider.find(wanted, asking))
        left -= 1
        show()
      } catch (error) {
        left -= 1
        show(failureKindOf(error) === 'offline' ? 'offline' : 'other')
      }
    }
    const timer = setTimeout(
      () => {
        for (const provider of providers) void ask(provider)
      },
      wanted === '' ? 0 : PAUSE_MS,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, providers, asking])
  return { ...state, isAsking: state.isAsking || state.text !== text.trim() }
}

const NOTHING: State = { groups: [], isAsking: true, failure: undefined }
