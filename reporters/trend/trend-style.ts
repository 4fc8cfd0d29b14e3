/** The look of a trend's page, in light and dark, on a screen and on paper. */
export const trendStyle = `
:root {
  --background: #fff; --text: #1b1e22; --muted: #5b636d; --line: #dfe1e4; --warn: #93480a;
  --series-1: #0b63ad; --series-2: #c04a06; --series-3: #0b7a56; --series-4: #7847a3;
  --series-5: #b23a76; --series-6: #806200; --series-7: #0d7483; --series-8: #4b5563;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --background: #14171a; --text: #e7e9eb; --muted: #a0a8b1; --line: #343a41; --warn: #f0b072;
    --series-1: #6fb6f2; --series-2: #ff9d61; --series-3: #52cda2; --series-4: #c4a3ef;
    --series-5: #f291bf; --series-6: #dcbc45; --series-7: #62cfdc; --series-8: #b4bcc6;
  }
}
body {
  margin: 0 auto; padding: 1.6rem; max-width: 1100px;
  background: var(--background); color: var(--text); font: 15px/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.3rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.05rem; margin: 1.6rem 0 0.3rem; overflow-wrap: anywhere; }
.fine { color: var(--muted); margin: 0.2rem 0; }
.notice { border-left: 3px solid var(--warn); padding-left: 0.7rem; }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.2rem 1.4rem; overflow-wrap: anywhere; }
svg { width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; dominant-baseline: central; }
.axis { fill: var(--muted); }
.grid { stroke: var(--line); }
.mark line { stroke: var(--warn); stroke-dasharray: 4 4; }
.mark text { fill: var(--warn); font-weight: 600; }
polyline { fill: none; stroke: currentColor; stroke-width: 2; }
.interval { stroke: currentColor; stroke-width: 1.5; opacity: 0.55; }
.point text { fill: currentColor; font-size: 14px; }
${Array.from({ length: 8 }, (_, index) => `.series-${index + 1} { color: var(--series-${index + 1}); }`).join('\n')}
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.2rem 0.9rem 0.2rem 0; border-bottom: 1px solid var(--line); font-weight: 400; white-space: nowrap; }
thead th { color: var(--muted); }
.change td { color: var(--warn); white-space: normal; }
`
