#!/usr/bin/env bash
# pypdfium2 5.15.2 (PDFium), PyMuPDF 2.0 (MuPDF), pypdf 7.1.1 and pdfminer.six 20260107, all from PyPI.
#
# A PDF says for each printed glyph what it means (ToUnicode, ISO 32000-1, 9.10.3). In Arabic, lam followed by alef is printed as one
# glyph that means two letters. Here one such glyph stands left of a meem, so it is read after it.
#
# Guessed: whoever copies the text gets meem, lam, alef (0645 0644 0627), because the two letters of the glyph are in reading order.
# Seen: PDFium and MuPDF put the line into reading order by turning all letters around, those within the glyph too, so that alef comes
# before lam; poppler 22.12 does the same. pypdf and pdfminer.six leave the line as it's on the page. With the one character for lam with
# alef (FEFB) as the meaning, PDFium gives the two letters in the right order, and no reader gives a wrong one.
#
# For Jobstead: the glyph means FEFB (`copied` in src/pdf/joined.rs), so a copied name isn't misspelled.
set -euo pipefail

expected='two letters
PDFium 0645 0627 0644
MuPDF 0645 0627 0644
pypdf 0644 0627 0645
pdfminer 0644 0627 0645
one character
PDFium 0645 0644 0627
MuPDF 0645 FEFB
pypdf 0645 FEFB
pdfminer FEFB 0645'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q pypdfium2==5.15.2 PyMuPDF==2.0 pypdf==7.1.1 pdfminer.six==20260107

cat >codes.py <<'PY'
import pymupdf
import pypdf
import pypdfium2
from pdfminer.high_level import extract_text


def stream(data):
    return b"<</Length %d>>stream\n%s\nendstream" % (len(data), data)


def write(path, meaning):
    """Writes a page with two glyphs of a font: 0x41, which has the meaning, and 0x42, which is a meem."""
    pairs = f"2 beginbfchar\n<41> <{meaning}>\n<42> <0645>\nendbfchar"
    cmap = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Two def /CMapType 2 def\n"
    cmap += f"1 begincodespacerange <00> <FF> endcodespacerange\n{pairs}\nendcmap end end"
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
        stream(b"BT /F 24 Tf 72 700 Td <4142> Tj ET"),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>",
        stream(cmap.encode()),
    ]
    out, places = b"%PDF-1.7\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    end = b"trailer<</Size 7/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % len(out)
    with open(path, "wb") as file:
        file.write(out + b"xref\n0 7\n0000000000 65535 f \n" + table + end)


def codes(text):
    return " ".join(f"{ord(character):04X}" for character in text if not character.isspace())


for name, meaning in [("two letters", "06440627"), ("one character", "FEFB")]:
    path = f"{meaning}.pdf"
    write(path, meaning)
    print(name)
    print("PDFium", codes(pypdfium2.PdfDocument(path)[0].get_textpage().get_text_bounded()))
    print("MuPDF", codes(pymupdf.open(path)[0].get_text()))
    print("pypdf", codes(pypdf.PdfReader(path).pages[0].extract_text()))
    print("pdfminer", codes(extract_text(path)))
PY
seen=$(venv/bin/python codes.py 2>/dev/null) || true
echo "$seen"
[ "$seen" = "$expected" ] || { echo "expected:"; echo "$expected"; exit 1; }
