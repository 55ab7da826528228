import type { Cut } from './cut-code.config.ts'

const NOTHING = 'void 0'

/**
 * What a component can be told of by React. A browser tells of thirty events at each tap, and React would go through the
 * page for each of them twice; a component that needs another one listens to it itself.
 */
export const HANDLERS: readonly string[] = [
  'onBlur',
  'onCancel',
  'onChange',
  'onClick',
  'onFocus',
  'onInput',
  'onKeyDown',
  'onPointerDown',
  'onPointerEnter',
  'onPointerLeave',
  'onPointerMove',
  'onScroll',
  'onSubmit',
]

/** The events of the document that stand behind them; the others are those of single elements. */
const HEARD =
  /^(change|click|focusin|focusout|input|keydown|pointerdown|pointermove|pointerout|pointerover|submit)$/
const ANIMATIONS = ['animationend', 'animationiteration', 'animationstart']
const TRANSITIONS = ['transitionrun', 'transitionstart', 'transitioncancel', 'transitionend']

/**
 * What React Router can and the browser never asks it for here: forms are posted as documents, data comes from the
 * loaders of the server alone, and all routes are known from the start. The server runs all of it.
 */
export const leanPackages: Readonly<Record<string, Cut>> = {
  'react-router/dist/production/lib/router/router.js': {
    functions: {
      // Blockers, view transitions and fetchers.
      shouldBlockNavigation: '',
      updateBlocker: '',
      getBlocker: '',
      deleteBlocker: '',
      restoreAppliedTransitions: '',
      persistAppliedTransitions: '',
      fetch: '',
      getFetcher: '',
      resetFetcher: '',
      deleteFetcher: '',
      queueFetcherForDeletion: '',
      getUpdatedRevalidatingFetchers: '',
      markFetchRedirectsDone: '',
      abortStaleFetchLoads: '',
      interruptActiveLoads: 'isRevalidationRequired = true',
      callLoadersAndMaybeResolveData:
        'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} }',
      processLoaderData: 'return processRouteLoaderData(matches, results)',
      // Forms.
      handleAction: '',
      normalizeNavigateOptions: 'return { path }',
      getSubmissionFromNavigation: '',
      getUpdatedActionData: '',
      getActionDataForCommit: 'return {}',
      isMutationMethod: 'return false',
      // Routes that are found later, and code that changes while it runs.
      checkFogOfWar: 'return {}',
      discoverRoutes: '',
      patchRoutes: '',
      _internalSetRoutes: '',
      dispose: '',
      // Middleware of the browser.
      runClientMiddlewarePipeline: 'return handler()',
    },
    values: {
      'init.instrumentations': NOTHING,
      'init.patchRoutesOnNavigation': NOTHING,
      'opts?.instrumentationNavigateMetaReceiver': NOTHING,
      'consumeInstrumentationClientResultMetaReceiver(router)': NOTHING,
      'future.unstable_routePatternMatching': 'false',
      isFogOfWar: 'false',
      'fogOfWar.active': 'false',
      blockerKey: NOTHING,
      'blockers.size > 0 && !isUninterruptedRevalidation': 'false',
      viewTransitionOpts: NOTHING,
      pendingViewTransitionEnabled: 'false',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location': 'false',
      'opts?.mask': NOTHING,
      submission: NOTHING,
      fetcherSubmission: NOTHING,
      activeSubmission: NOTHING,
      'opts.submission': NOTHING,
      'opts.fetcherSubmission': NOTHING,
      'opts.pendingError': NOTHING,
      pendingActionResult: NOTHING,
      pendingError: NOTHING,
      workingFetchers: NOTHING,
      shouldUpdateFetchers: 'false',
      callSiteDefaultShouldRevalidate: NOTHING,
      isStaticHandler: 'false',
      skipLoaderErrorBubbling: 'false',
      isAction: 'false',
      isUnsupported: 'false',
      'typeof route.lazy === "function"': 'false',
      middleware: NOTHING,
      'route.middleware': NOTHING,
      'status === 400': 'false',
      'status === 403': 'false',
    },
    statements: [
      'fetchLoadMatches.forEach',
      'revalidatingFetchers.forEach',
      'fetchersQueuedForDeletion.forEach',
      'state.fetchers.forEach',
      'unmountedFetchers.forEach',
      'mountedFetchers.forEach',
      'pendingNavigationController.signal.addEventListener',
      'pendingNavigationController.signal.removeEventListener',
    ],
  },
  'react-router/dist/production/lib/router/history.js': {
    values: { 'globalHistory.state?.masked': NOTHING, 'location.mask': NOTHING },
  },
  'react-router/dist/production/lib/router/utils.js': { values: { allowPartial: 'false' } },
  'react-router/dist/production/lib/components.js': {
    values: {
      viewTransitionOpts: NOTHING,
      'newErrors && onError': 'false',
      'renderDfd && pendingState && router.window': 'false',
      'renderDfd && pendingState && state.location.key === pendingState.location.key': 'false',
      'vtContext.isTransitioning && !vtContext.flushSync': 'false',
      '!vtContext.isTransitioning && interruption': 'false',
      'reactDomFlushSyncImpl && flushSync': 'false',
      isViewTransitionAvailable: 'false',
    },
    statements: ['newState.fetchers.forEach', 'deletedFetchers.forEach'],
  },
  'react-router/dist/production/lib/hooks.js': {
    functions: { RSCErrorHandler: '', DefaultErrorComponent: 'return null', useNavigateUnstable: '' },
    values: { 'this.context': 'null', locationArg: NOTHING },
  },
  'react-router/dist/production/lib/dom/lib.js': {
    values: {
      mask: NOTHING,
      'usePrefetchBehavior(prefetch, rest)': '[]',
      'shouldPrefetch && !isAbsolute': 'false',
      getKey: NOTHING,
    },
  },
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': {
    functions: {
      isFogOfWarEnabled: 'return false',
      getPatchRoutesOnNavigationFunction: '',
      useFogOFWarDiscovery: '',
    },
  },
  'react-router/dist/production/lib/dom/ssr/components.js': {
    values: {
      isRSCRouterContext: 'false',
      staticContext: NOTHING,
      isStatic: 'false',
      isSpaMode: 'false',
      'typeof manifest.sri === "object"': 'false',
      preloads: '[]',
    },
  },
  'react-router/dist/production/lib/dom/ssr/errorBoundaries.js': { values: { heyDeveloper: 'null' } },
  'react-router/dist/production/lib/dom/ssr/fallback.js': {
    functions: { RemixRootDefaultHydrateFallback: 'return null' },
  },
  'react-router/dist/production/lib/dom/ssr/data.js': {
    functions: { createRequestInit: 'return { signal: request.signal }' },
  },
  // No route brings styles: they stand in the page.
  'react-router/dist/production/lib/dom/ssr/links.js': {
    functions: { prefetchRouteCss: '', prefetchStyleLinks: '' },
  },
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': {
    functions: { singleFetchActionStrategy: '', nonSsrStrategy: '', singleFetchLoaderFetcherStrategy: '' },
    values: {
      fetcherKey: NOTHING,
      '!ssr && !foundRevalidatingServerLoader': 'false',
      'request.method === "GET"': 'true',
      'request.method !== "GET"': 'false',
      'shouldAllowOptOut(m) && hasClientLoader': 'false',
    },
  },
  'react-router/dist/production/lib/dom/ssr/routes.js': {
    functions: {
      createClientRoutesWithHMRRevalidationOptOut: '',
      preventInvalidServerHandlerCall: '',
      noActionDefinedError: '',
      prefetchRouteModuleChunks: '',
      prefetchStylesAndCallHandler: 'return handler()',
      getShouldRevalidateFunction: 'return route.shouldRevalidate',
      shouldHydrateRouteLoader: 'return false',
    },
    values: {
      isSpaMode: 'false',
      needsRevalidation: NOTHING,
      'routeModule.clientLoader': NOTHING,
      'routeModule.clientAction': NOTHING,
      'route.hasClientLoader': 'false',
      'route.hasClientAction': 'false',
      'route.hasClientMiddleware': 'false',
      'route.clientLoaderModule || route.clientActionModule': 'false',
    },
  },
  'react-router/dist/production/lib/dom-export/hydrated-router.js': {
    values: {
      'window.__reactRouterManifest.sri === true': 'false',
      'ssrInfo.context.isSpaMode': 'false',
      'window.history.state && window.history.state.masked': 'false',
    },
  },
  'react-dom/cjs/react-dom-client.production.js': {
    functions: {
      // View transitions.
      applyViewTransitionToHostInstancesRecursive: '',
      commitAfterMutationEffectsOnFiber: '',
      commitAppearingPairViewTransitions: '',
      commitDeletedPairViewTransitions: '',
      commitEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      measureNestedViewTransitions: '',
      measureViewTransitionHostInstancesRecursive: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      restorePairedViewTransitions: '',
      restoreViewTransitionOnHostInstances: '',
      scheduleViewTransitionEvent: '',
      startViewTransition: '',
      // References to fragments.
      commitFragmentInstanceDeletionEffects: '',
      commitFragmentInstanceInsertionEffects: '',
      commitNewChildToFragmentInstances: '',
      isFragmentInstanceParent: 'return false',
      // Actions of forms, `Activity`, lists of `Suspense`, custom elements.
      dispatchActionState: '',
      mountActionState: '',
      updateActionState: '',
      rerenderActionState: '',
      startHostTransition: '',
      updateActivityComponent: '',
      updateSuspenseListComponent: '',
      isCustomElement: 'return false',
      setPropOnCustomElement: '',
      // The path of components to an error, which nothing shows.
      getStackByFiberInDevAndProd: "return ''",
      // Events that nobody is told of, among them what is selected or composed, and functions as actions of forms.
      registerDirectEvent: `registrationNameDependencies[registrationName] = dependencies; dependencies.forEach((name) => ${HEARD}.test(name) && allNativeEvents.add(name))`,
      constructSelectEvent: '',
      extractEvents$1: '',
    },
    values: {
      shouldStartViewTransition: 'false',
      'new FragmentInstance(current)': 'null',
      simpleEventPluginEvents:
        "['cancel', 'click', 'input', 'keyDown', 'pointerDown', 'pointerMove', 'scroll', 'submit']",
      ...Object.fromEntries(
        [...ANIMATIONS, ...TRANSITIONS].map((name) => [`getVendorPrefixedEventName("${name}")`, NOTHING]),
      ),
      'listenToNativeEvent("selectionchange", !1, ownerDocument)': NOTHING,
      isInputEventSupported: 'true',
      eventType: NOTHING,
      canUseCompositionEvent: 'true',
      isComposing: 'false',
      'getNativeBeforeInputChars(domEventName, nativeEvent)': NOTHING,
      'getFallbackBeforeInputChars(domEventName, nativeEvent)': NOTHING,
      // Names of keys that no browser gives any more.
      'normalizeKey[nativeEvent.key]': NOTHING,
      'translateToKey[nativeEvent.keyCode]': NOTHING,
    },
    statements: [
      'FragmentInstance.prototype',
      'ViewTransitionPseudoElement.prototype',
      'simpleEventPluginEvents.push',
    ],
  },
}
