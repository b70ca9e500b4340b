"""A mail server for the tests: aiosmtpd with STARTTLS and sign-in. Prints its port, then a line of JSON for each mail.

Arguments: a folder with cert.pem and key.pem. It accepts the password "letmein", and answers 550 to unknown@ and 451 to
later@.
"""

import asyncio
import json
import ssl
import sys
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("unknown@"):
            return "550 5.1.1 No such user here"
        if address.startswith("later@"):
            return "451 4.3.0 Try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        mail = message_from_bytes(envelope.content, policy=policy.default)
        say(
            {
                "from": envelope.mail_from,
                "to": envelope.rcpt_tos,
                "tls": session.ssl is not None,
                "headers": {name: str(value) for name, value in mail.items()},
                "text": mail.get_body(("plain",)).get_content(),
                "html": mail.get_body(("html",)).get_content(),
                "parts": [part(leaf) for leaf in mail.walk()],
            }
        )
        return "250 OK"


def part(leaf):
    content = "" if leaf.is_multipart() else leaf.get_content()
    return {
        "type": leaf.get_content_type(),
        "method": leaf.get_content_type() == "text/calendar" and leaf.get_param("method") or "",
        "file": leaf.get_filename() or "",
        "content": content if isinstance(content, str) else content.decode(),
    }


def authenticate(server, session, envelope, mechanism, auth_data):
    right = isinstance(auth_data, LoginPassword) and auth_data.password == b"letmein"
    return AuthResult(success=right, handled=right)


def say(value):
    print(json.dumps(value), flush=True)


async def main(folder):
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(f"{folder}/cert.pem", f"{folder}/key.pem")
    loop = asyncio.get_running_loop()

    def connection():
        return SMTP(
            Handler(), tls_context=tls, require_starttls=True, auth_required=True, authenticator=authenticate, loop=loop
        )

    server = await loop.create_server(connection, "127.0.0.1", 0)
    say({"port": server.sockets[0].getsockname()[1]})
    # The test closes this when it's done.
    await loop.run_in_executor(None, sys.stdin.read)


asyncio.run(main(sys.argv[1]))
