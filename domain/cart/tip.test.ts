import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { noTip, offeredTip, parseTip, tipAmount, tipPercents, tipProblem } from './tip.ts'

describe('the amount of a tip', () => {
  test.each([
    [{ kind: 'percent' as const, percent: 10 }, 2475, 248],
    [{ kind: 'percent' as const, percent: -10 }, 2475, 0],
    [{ kind: 'amount' as const, amount: cents(350) }, 2475, 350],
    [{ kind: 'amount' as const, amount: cents(-350) }, 2475, 0],
    [noTip, 2475, 0],
  ])('%j of %i cents is %i', (tip, goods, expected) => {
    expect(tipAmount(tip, cents(goods))).toBe(expected)
  })
})

describe('a typed tip', () => {
  test.each([
    ['3,50', 350],
    ['3.50', 350],
    [' 3,5 € ', 350],
    ['3', 300],
    ['3,', 300],
    [',5', 50],
    ['1,050', 105],
    ['0', 0],
  ])('%j is %i cents', (text, expected) => {
    expect(parseTip(text)).toBe(expected)
  })

  test.each(['', '-2', '1,005', '1.999', 'much', '1.000,50', '1e9', '3,5,0', ',', '99999999999'])(
    '%j is no amount',
    (text) => {
      expect(parseTip(text)).toBeUndefined()
    },
  )

  test.each([
    ['', undefined],
    ['  ', undefined],
    ['3,50', undefined],
    ['1000', undefined],
    ['1000,01', 'tooHigh'],
    ['999999999', 'tooHigh'],
    ['much', 'noAmount'],
  ])('%j has the problem %s', (text, problem) => {
    expect(tipProblem(text)).toBe(problem)
  })
})

test.each([
  ['5,10,15', [5, 10, 15]],
  ['5, 7.5 ,,x,-1,0,200', [5, 7.5]],
  ['', []],
])('the setting %j offers %j', (setting, percents) => {
  expect(tipPercents(setting)).toEqual(percents)
})

test.each([
  ['a percent that is offered stays', { kind: 'percent' as const, percent: 10 }, [5, 10], true],
  ['a percent that is not offered any more is none', { kind: 'percent' as const, percent: 10 }, [5], false],
  ['an amount stays beside any percents', { kind: 'amount' as const, amount: cents(350) }, [5], true],
  ['an amount is none where no tips are taken', { kind: 'amount' as const, amount: cents(350) }, [], false],
])('a tip as it can be given: %s', (_, tip, percents, stays) => {
  expect(offeredTip(tip, percents)).toEqual(stays ? tip : noTip)
})
