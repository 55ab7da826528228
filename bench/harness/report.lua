-- What wrk has measured, as one line of JSON.
function done(summary, latency)
  local failed = summary.errors
  io.write(string.format(
    'REPORT {"answers":%d,"rate":%f,"p50":%f,"p99":%f,"errors":%d}\n',
    summary.requests,
    summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    failed.connect + failed.read + failed.write + failed.status + failed.timeout
  ))
end
